import { machineWords } from '@/content/machine-words';
import { type Family, slugs } from '@/content/slugs';
import { removeLinks, removePage } from './page-edits';
import { compilerErrors, contentFiles, read, removeOwnerProject, run, succeed, write } from './owner-project';

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
  const linking = contentFiles().filter((file) =>
    gone.some(
      ([family, slug]) =>
        read(file).includes(`'/${family}/${slug}'`) && file !== `content/${family}/${slug}.ts`,
    ),
  );
  const kept = linking.filter(
    (file) => !gone.some(([family, slug]) => file === `content/${family}/${slug}.ts`),
  );
  for (const [family, slug] of gone) removePage(family, slug);
  const errors = compilerErrors();
  expect(kept.filter((file) => !errors.includes(`${file}(`))).toEqual([]);
  for (const [family, slug] of gone) removeLinks(family, slug);
  expect(compilerErrors()).toBe('');
});

const linesOf = (slug: string) =>
  run('npm', 'run', '--silent', 'check:launch').lines.filter((line) => line.includes(`take ${slug} out`));

test('after a build the launch check prints the sentences that still name a machine, until its line goes', () => {
  succeed('npm', 'run', 'build');
  const { lines } = run('npm', 'run', '--silent', 'check:launch');
  for (const slug of machines) {
    const named = lines.filter((line) => line.includes(`take ${slug} out`));
    expect(named.length).toBeGreaterThan(0);
    const words = machineWords[slug]?.[0] ?? '';
    for (const line of named)
      expect(line).toMatch(/^ {2}out\/\S+\.html: “.+” names a machine that has no page/);
    expect(named.join('\n').toLowerCase()).toContain(words);
  }
  expect(
    lines.filter((line) => /^ {2}out\/machines\/\S+: no page shows this drawing/.test(line)),
  ).toHaveLength(machines.length);
  const file = 'content/machine-words.ts';
  for (const slug of machines) write(file, read(file).replace(new RegExp(`^ {2}'${slug}': .*\n`, 'm'), ''));
  for (const slug of machines) expect(linesOf(slug)).toEqual([]);
});

test('the unit tests and those of the export pass, but for what is specified of the pages as shipped', () => {
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'content', 'lib', 'components');
});
