import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ExpectedError } from '../expected-error';

/** Asks in a terminal, or of a pipe. */
export const openPrompt = (input: NodeJS.ReadStream, output: NodeJS.WriteStream) => {
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
  return {
    /**
     * Returns the answer without the spaces around it. Of a secret nothing that is typed is shown. Throws an ExpectedError after
     * Ctrl-C, or at the end of the pipe.
     */
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
