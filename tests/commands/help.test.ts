import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { usages } from '../../scripts/shared/usage.ts';

jest.setTimeout(120_000);

const commands = Object.keys(usages);

const run = async (...words: readonly string[]) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...words]);
  const [[code], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number, output, errors };
};

test.each(commands)('%s prints its help, and rejects unknown options with one line', async (command) => {
  const [help, bogus] = await Promise.all([run(command, '--help'), run(command, '--bogus')]);
  expect(help).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('  npm run ') as string,
  });
  expect(bogus).toEqual({
    code: 1,
    output: '',
    errors: "Unknown option '--bogus'. Run the command with --help to see its options.\n",
  });
});
