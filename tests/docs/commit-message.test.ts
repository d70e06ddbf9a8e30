import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const { at, write } = temporaryFolder();

const [, verbList = ''] =
  /with a verb, such as ([^.]+)\./.exec(readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/\s+/g, ' ')) ??
  [];
const verbs = verbList.split(/, | or /);

const git = (...words: readonly string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd: at(),
    encoding: 'utf8',
  });

beforeEach(() => {
  for (const path of ['scripts/run.mjs', '.githooks', 'package.json'])
    cpSync(path, at(path), { recursive: true });
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  git('init');
  const { CI: _, ...env } = process.env;
  // The first command in a new clone turns the hook on.
  spawnSync(process.execPath, ['scripts/run.mjs'], { cwd: at(), env });
});

const commit = (message: string) => {
  const { status, stderr } = git('commit', '--allow-empty', '-m', message);
  return { accepted: status === 0, stderr };
};

test('accepts imperatives, and the messages of git', () => {
  expect(verbs.length).toBeGreaterThan(5);
  for (const subject of [
    ...[...verbs, 'Stop', 'Feed', 'Embed', 'Shed', 'Bring', 'Ring'].map((verb) => `${verb} the hook`),
    '£250 fee',
    "Merge branch 'main'",
    'Revert "Add it"',
  ])
    expect([subject, commit(subject)]).toEqual([subject, { accepted: true, stderr: '' }]);
  expect(
    commit(`Add a subject of ${'x'.repeat(72 - 'Add a subject of '.length)}\n\n${'Body '.repeat(30)}`)
      .accepted,
  ).toBe(true);
});

test.each([
  ['add a hook', 'The commit message starts with "add". Start it with a capital letter.'],
  ['Added a hook', 'The commit message starts with "Added", in the past tense.'],
  ['Adding a hook', 'The commit message starts with "Adding".'],
  [`Add ${'x'.repeat(69)}`, 'The first line of the commit message has 73 characters. Shorten it to 72.'],
])('rejects "%s"', (subject, reason) => {
  const { accepted, stderr } = commit(subject);
  expect([accepted, stderr]).toEqual([false, expect.stringContaining(reason)]);
});

test('keeps the hooks that a developer has chosen', () => {
  git('config', 'core.hooksPath', 'mine');
  const { CI: _, ...env } = process.env;
  spawnSync(process.execPath, ['scripts/run.mjs'], { cwd: at(), env });
  expect(git('config', 'core.hooksPath').stdout.trim()).toBe('mine');
});
