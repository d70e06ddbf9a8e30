import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ExpectedError } from '../expected-error';

/** Asks in the terminal. An answer has no spaces around it. */
export type Prompt = {
  readonly ask: (question: string) => Promise<string>;
  /** Shows nothing of what is typed. */
  readonly askSecret: (question: string) => Promise<string>;
  readonly close: () => void;
};

/** Reads lines from a terminal or a pipe. Asking throws an ExpectedError after Ctrl-C, or at the end of the pipe. */
export const openPrompt = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompt => {
  let isHidden = false;
  const echo = new Writable({
    write: (piece: Buffer, _, done) => {
      if (!isHidden) output.write(piece);
      done();
    },
  });
  // Without a history, in which the Up key would show a key that was typed.
  const lines = createInterface({ input, output: echo, terminal: input.isTTY, historySize: 0 });
  const answers = lines[Symbol.asyncIterator]();
  const read = async (question: string, hide: boolean) => {
    lines.setPrompt(`${question}: `);
    lines.prompt();
    isHidden = hide;
    const { value, done } = (await answers.next()) as IteratorResult<string, undefined>;
    isHidden = false;
    if (hide || !input.isTTY) output.write('\n');
    if (done) throw new ExpectedError('Stopped.');
    return value.trim();
  };
  return {
    ask: (question) => read(question, false),
    askSecret: (question) => read(question, true),
    close: () => lines.close(),
  };
};
