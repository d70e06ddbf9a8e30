import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

jest.setTimeout(120_000);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** The commands with the names of their npm scripts. `npm test` and `check:full` start the command `check`. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, command] = /^node scripts\/run\.mjs (\S+)$/.exec(script) ?? [];
  return command === undefined || name === 'test' ? [] : [[name, command] as const];
});

const run = async (...words: readonly string[]) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...words]);
  const [[code], output, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number, output, errors };
};

test.each(commands)(
  '%s prints its help, and rejects unknown options with one line',
  async (name, command) => {
    const [help, bogus] = await Promise.all([run(command, '--help'), run(command, '--bogus')]);
    expect(help).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(new RegExp(`^  npm run ${name}( |$)`, 'm')) as string,
    });
    expect(bogus).toEqual({
      code: 1,
      output: '',
      errors: "Unknown option '--bogus'. Run the command with --help to see its options.\n",
    });
  },
);
