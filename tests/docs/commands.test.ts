import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandLines, documents } from './documents';

const commands = [
  ...new Set(
    documents
      .flatMap(commandLines)
      .flatMap((line) => line.replace(/\s+# .*$/, '').split(' && '))
      .map((line) => line.trim()),
  ),
];

const startingWith = (program: string) =>
  commands.filter((command) => command.replace(/^(?:[A-Z_]+=\S+ )+/, '').startsWith(`${program} `));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };

const ofNpm = new Set(['ci', 'diff', 'install', 'view']);

test('every npm script in the docs exists', () => {
  const named = [...commands, ...documents.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test|ci|diff|install|view)\b)/g)].map(
      ([, script, own]) => script ?? own ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !ofNpm.has(name) && !Object.hasOwn(scripts, name))).toEqual([]);
});

const list = (command: string) => {
  // Unset this variable, because Playwright refuses to run inside Jest.
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  return stdout.trim().split('\n');
};

test.each(startingWith('npx playwright'))('the documented command "%s" finds tests', (command) => {
  const found = list(command.replace('playwright test', 'playwright test --list'));
  expect(found.at(-1)).toMatch(/^Total: [1-9]\d* tests?/);
});

test.each(startingWith('npx jest'))('the documented command "%s" finds tests', (command) => {
  const files = list(command.replace('jest', 'jest --listTests')).filter((file) => file.includes('.test.'));
  const [, title = ''] = / -t (\S+)/.exec(command) ?? [];
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(title))).not.toEqual([]);
});
