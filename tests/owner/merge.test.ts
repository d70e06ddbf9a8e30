import { spawnSync } from 'node:child_process';
import { slugs } from '@/content/paths.ts';
import { promises } from '@/content/promises.ts';
import { sentencesIn } from '@/scripts/owner/shared/merged-sentences.ts';
import { readExamples } from './guide.ts';
import { folder, read, replace, run, write } from './owner-project.ts';

// Follows docs/upgrading.md in a copy of the project: an owner with colours, a font and a component of their own merges
// a new version that rewords a town page.

const page = `content/towns/${slugs.towns[0]}.ts`;
const component = 'components/frame/site-footer.tsx';
const font = 'app/fonts/display.woff2';
const ownFont = 'the font of the owner';
const [colours] = readExamples('docs/your-brand.md');
const ownColours = [...(colours?.code ?? '').matchAll(/--color-([a-z-]+): (.*);/g)];

const git = (...words: readonly string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stdout}${stderr}`);
};
const commit = (subject: string) => git('commit', '--quiet', '--all', '-m', subject);

const confirmMerged = (answer: string) => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'confirm', '--', '--merged'], {
    cwd: folder,
    encoding: 'utf8',
    input: `${answer}\n`,
  });
  return { status, stdout };
};
const launchProblems = () => run('npm', 'run', '--silent', 'check:launch').stdout;

const before = sentencesIn(read(page)).at(-1) ?? '';
const after = `New: ${before}`;

test('a merge keeps the colours, the font and the components of the owner', () => {
  write('.git/info/exclude', 'node_modules\n');
  git('init', '--quiet', '--initial-branch=upstream');
  git('add', '--all');
  commit('Add the project');
  git('branch', 'owner');
  replace(page, before, after);
  replace(component, /$/, '\n// The new version added this line.\n');
  replace('app/globals.css', /$/, '\n/* The new version added this line. */\n');
  commit('Update the project');

  git('checkout', '--quiet', 'owner');
  for (const [, token, value = ''] of ownColours)
    replace('app/colours.css', new RegExp(`(?<=--color-${token}: )[^;]+`), value);
  write(font, ownFont);
  replace(component, /^/, '// The owner added this line.\n');
  replace('content/company.ts', /(?<=^ {2}name: ').*(?=')/m, 'Lock and Sons');
  expect(run('npm', 'run', 'confirm', '--', '--all').status).toBe(0);
  commit('Update the company');

  git('merge', '--quiet', '--no-edit', 'upstream');
  expect(ownColours.length).toBeGreaterThan(0);
  for (const [line] of ownColours) expect(read('app/colours.css')).toContain(line);
  expect(read(font)).toBe(ownFont);
  for (const line of ['The owner', 'The new version']) expect(read(component)).toContain(`${line} added`);
});

test('the launch check fails until the owner confirms the sentences that the merge changed', () => {
  const command = 'npm run confirm -- --merged';
  expect(launchProblems()).toContain(command);
  const refusal = confirmMerged('no');
  expect(refusal.status).toBe(1);
  expect(refusal.stdout).toContain(`${page}\n  - ${before}\n  + ${after}\n`);
  expect(launchProblems()).toContain(command);
  expect(confirmMerged('yes').status).toBe(0);
  expect(launchProblems()).not.toContain(command);
});

test('the sentences of the owner’s own branches need no confirmation', () => {
  commit('Update the confirmed sentences');
  git('checkout', '--quiet', '-b', 'wording');
  replace(page, after, before);
  commit('Update a sentence');
  git('checkout', '--quiet', 'owner');
  git('merge', '--quiet', '--no-ff', '--no-edit', 'wording');
  expect(launchProblems()).not.toContain('npm run confirm -- --merged');
});

test('the next confirmation drops promises that the owner has removed, and keeps the others', () => {
  const file = 'content/confirmed.ts';
  const confirmedSource = read(file);
  replace(file, '= {', "= {\n  removedPromise: 'We did this.',");
  const [name = ''] = Object.keys(promises);
  expect(run('npm', 'run', 'confirm', '--', name).status).toBe(0);
  expect(read(file)).toBe(confirmedSource);
});
