import { readFileSync } from 'node:fs';
import { helpOf, usages } from './usage.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const started = Object.values(scripts).flatMap(
  (script) => /^node scripts\/run\.mjs (\S+)/.exec(script)?.[1] ?? [],
);

test('every command has help, and npm runs it under the name that the help gives', () => {
  expect(Object.keys(usages).toSorted()).toEqual([...new Set(started)].toSorted());
  for (const command of Object.keys(usages)) {
    const [, name = ''] = /^ {2}npm run (\S+)/m.exec(helpOf(command)) ?? [];
    expect([command, scripts[name]]).toEqual([command, `node scripts/run.mjs ${command}`]);
  }
});
