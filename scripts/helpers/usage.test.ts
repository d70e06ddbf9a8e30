import { readdirSync, readFileSync } from 'node:fs';
import { helpOf, usages } from './usage';

const commands = readdirSync('scripts/commands').map((file) => file.replace(/\.ts$/, ''));

test('every command has help, and npm runs it under the name that the help gives', () => {
  expect(Object.keys(usages).toSorted()).toEqual(commands.toSorted());
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const command of commands) {
    const [, name = ''] = /^ {2}npm run (\S+)/m.exec(helpOf(command)) ?? [];
    expect([command, scripts[name]]).toEqual([command, `node scripts/run.mjs ${command}`]);
  }
});

test('help lists each option of the source, and no others', () => {
  for (const command of commands) {
    const source = readFileSync(`scripts/commands/${command}.ts`, 'utf8');
    const own = command === 'leads' ? readFileSync('scripts/submissions/parse-arguments.ts', 'utf8') : source;
    const accepted = [...own.matchAll(/'?\b([a-z][a-z-]*)'?: \{ type: '(?:string|boolean)'/g)];
    const listed = [...helpOf(command).matchAll(/^ {2}--([a-z-]+)/gm)];
    const namesIn = (found: readonly RegExpMatchArray[]) =>
      found.map(([, name = '']) => name).toSorted((one, other) => one.localeCompare(other, 'en'));
    expect([command, namesIn(listed)]).toEqual([command, namesIn(accepted)]);
  }
});
