import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ExpectedError } from '../../shared/expected-error.ts';

/** Asks in the terminal, or reads the answers from a pipe. */
export const openPrompt = () => {
  const { stdin: input, stdout: output } = process;
  let isHidden = false;
  const echo = new Writable({
    write: (piece: Buffer, _, done) => {
      if (!isHidden) output.write(piece);
      done();
    },
  });
  // Disable the history, because the Up key would reveal a secret entered earlier.
  const lines = createInterface({ input, output: echo, terminal: input.isTTY, historySize: 0 });
  const answers = lines[Symbol.asyncIterator]();
  return {
    /** Trims the answer. Doesn't echo secrets. Throws an ExpectedError on Ctrl-C or when a pipe ends. */
    ask: async (question: string, isSecret = false): Promise<string> => {
      lines.setPrompt(`${question}: `);
      lines.prompt();
      isHidden = isSecret;
      const { value, done } = (await answers.next()) as IteratorResult<string, undefined>;
      isHidden = false;
      if (isSecret || !input.isTTY) output.write('\n');
      if (done) throw new ExpectedError('Stopped.');
      return value.trim();
    },
    close: () => lines.close(),
  };
};

export type Prompt = ReturnType<typeof openPrompt>;
