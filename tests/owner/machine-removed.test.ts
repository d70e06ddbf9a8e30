import { machineWords } from '@/content/machine-words';
import { type Family, slugs } from '@/content/slugs';
import { removeLinks, removePage } from './page-edits';
import {
  compilerErrors,
  contentFiles,
  read,
  removeOwnerProject,
  replace,
  run,
  succeed,
} from './owner-project';

// An owner finds no operators for two of the machines, and doesn't go to three of the towns: docs/adding-pages.md, in a copy.
jest.setTimeout(600_000);
afterAll(removeOwnerProject);

const menus = read('content/menus.ts');

/** The last of a family that no menu names. */
const lastOf = (family: Family, amount: number): readonly string[] =>
  slugs[family].filter((slug) => !menus.includes(slug)).slice(-amount);

const machines = lastOf('services', 2);
const towns = lastOf('locations', 3);
const gone = [
  ...machines.map((slug) => ['services', slug] as const),
  ...towns.map((slug) => ['locations', slug] as const),
];

test('the compiler names every file that still links to them, and nothing else is left to compile', () => {
  succeed('npx', 'next', 'typegen');
  const isGone = (file: string) => gone.some(([family, slug]) => file === `content/${family}/${slug}.ts`);
  const linking = contentFiles().filter(
    (file) => !isGone(file) && gone.some(([family, slug]) => read(file).includes(`'/${family}/${slug}'`)),
  );
  for (const [family, slug] of gone) removePage(family, slug);
  const errors = compilerErrors();
  expect(linking.filter((file) => !errors.includes(`${file}(`))).toEqual([]);
  for (const [family, slug] of gone) removeLinks(family, slug);
  expect(compilerErrors()).toBe('');
});

/** What the launch check says of a machine. */
const linesAbout = (lines: readonly string[], slug: string) =>
  lines.filter((line) => line.includes(`take ${slug} out of content/machine-words.ts`));

const launchLines = () => run('npm', 'run', '--silent', 'check:launch').lines;

test('after a build the launch check prints the sentences that still name a machine, until its line goes', () => {
  succeed('npm', 'run', 'build');
  const before = launchLines();
  const file = 'content/machine-words.ts';
  for (const slug of machines) {
    const named = linesAbout(before, slug);
    expect(named.length).toBeGreaterThan(0);
    expect(named.join('\n').toLowerCase()).toContain(machineWords[slug]?.[0]);
    for (const line of named)
      expect(line).toMatch(/^ {2}out\/\S+\.html: “.+” names a machine that has no page/);
    replace(file, new RegExp(`^ {2}'${slug}': .*\n`, 'm'), '');
  }
  const after = launchLines();
  for (const slug of machines) expect(linesAbout(after, slug)).toEqual([]);
});

test('the tests of the content pass', () => {
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'content', 'lib/site');
});
