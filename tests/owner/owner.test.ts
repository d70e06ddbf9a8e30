import { fixedPaths, slugs } from '@/content/slugs';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { basename, join } from 'node:path';
import { readExamples } from './guide';
import { deleteOurTests, owner, sayWhoYouAre, setPhone, writeSettings } from './owner-edits';
import {
  apply,
  compilerErrors,
  compilerErrorsWith,
  contentFiles,
  ownerFolder,
  read,
  removeOwnerProject,
  replace,
  run,
  succeed,
  write,
} from './owner-project';
import { pagesTooWide } from './page-widths';
import { removeLinks, removePage, renameLinks, renamePage } from './page-edits';

// An owner makes the site theirs: the five steps of the README, and the examples of the guides to pages and to quotes, in a copy.
// The tests run in order, each on what the one before has left.
jest.setTimeout(900_000);
afterAll(removeOwnerProject);

const photoSize = { width: 200, height: 250 } as const;

const full = process.env.FULL === '1';
const guide = 'docs/adding-pages.md';
const [quote] = readExamples('docs/adding-a-quote.md');
if (!quote) throw new Error('docs/adding-a-quote.md no longer has an example.');
const photo = /photo: '(.+)'/.exec(quote.code)?.[1] ?? '';
const guideText = readFileSync(guide, 'utf8');
const [addSlug, writePage, importPage, addEntry, redirect] = readExamples(guide);
if (!addSlug || !writePage || !importPage || !addEntry || !redirect)
  throw new Error(`${guide} no longer has five examples.`);

/** An owner may have added the town of the example. */
const addedTown = basename(writePage.file, '.ts');

// The last ones that the examples of the guide do not link to.
const lastOf = (family: 'locations' | 'industries' | 'resources') => {
  const slug = slugs[family].findLast((candidate) => !guideText.includes(candidate));
  if (!slug) throw new Error(`${guide} names every page below ${family}.`);
  return slug;
};
const [removedTown, renamedIndustry, removedGuide] = [
  lastOf('locations'),
  lastOf('industries'),
  lastOf('resources'),
];
const newIndustry = `${renamedIndustry}-and-more`;

/** The sources of the content that link to a page. */
const linking = (path: string) => contentFiles().filter((file) => read(file).includes(`'${path}'`));

test('another company, with its own quotes, range, promises and settings, compiles', () => {
  sayWhoYouAre();
  // Somebody who has done so may do it again.
  sayWhoYouAre();
  apply(quote);
  deleteOurTests();
  writeSettings();
  succeed('npm', 'run', 'types');
});

test('a slug without a page, a page without a field and a page without an entry are named by the compiler', () => {
  if (read('content/slugs.ts').includes(`'${addedTown}'`)) {
    removePage('locations', addedTown);
    removeLinks('locations', addedTown);
  }
  apply(addSlug);
  expect(compilerErrors()).toMatch(new RegExp(`^content/locations/index\\.ts.*${addedTown}`, 'm'));
  apply(writePage);
  apply(importPage);
  apply(addEntry);
  expect(compilerErrorsWith(writePage.file, (text) => text.replace(/^ {2}intro: .*\n/m, ''))).toMatch(
    new RegExp(`^${writePage.file}\\([^]*'intro' is missing`, 'm'),
  );
  replace(writePage.file, /name: '.*'/, `name: '${owner.longTown}'`);
  // So long a name meets that of a neighbour on the map, as a test says.
  replace(writePage.file, '  related: {', "  labelSide: 'south',\n  related: {");
  expect(compilerErrors()).toBe('');
});

test('the compiler names every link to a page that went, and to one with another name', () => {
  const gone = [
    ['locations', removedTown],
    ['resources', removedGuide],
  ] as const;
  const files = [
    ...gone.flatMap(([family, slug]) => linking(`/${family}/${slug}`)),
    ...linking(`/industries/${renamedIndustry}`),
  ].filter((file) => !gone.some(([family, slug]) => file === `content/${family}/${slug}.ts`));
  for (const [family, slug] of gone) removePage(family, slug);
  renamePage('industries', renamedIndustry, newIndustry);
  const errors = compilerErrors();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(errors).toContain(`${file}(`);
  for (const [family, slug] of gone) removeLinks(family, slug);
  renameLinks('industries', renamedIndustry, newIndustry);
  apply(redirect);
  apply({
    ...redirect,
    code: `'/industries/${renamedIndustry}': '/industries/${newIndustry}',
  '/locations/${removedTown}': '/locations',
  '/resources/${removedGuide}': '/resources',
`,
  });
  expect(compilerErrors()).toBe('');
});

test('codes, links, fixed paths and kinds of section that do not exist are named by the compiler', () => {
  const { file } = writePage;
  expect(
    compilerErrorsWith(file, (text) => text.replace("ticket: 'excavator'", "ticket: 'excavators'")),
  ).toContain(`${file}(`);
  expect(compilerErrorsWith(file, (text) => text.replace("'/resources/", "'/resources/no-"))).toContain(
    `${file}(`,
  );
  expect(
    compilerErrorsWith('content/slugs.ts', (text) =>
      text.replace(`'${fixedPaths[1]}',`, `'${fixedPaths[1]}', '/careers',`),
    ),
  ).toContain('content/pages/index.ts(');
  expect(
    compilerErrorsWith('content/section.ts', (text) =>
      text.replace(
        /(type SectionContent =\n)/,
        "$1  | { readonly kind: 'carousel'; readonly heading: string }\n",
      ),
    ),
  ).toContain('components/sections/page-body.tsx(');
});

test('the unit tests pass', () => {
  const scope = full ? [] : ['content', 'lib', 'components'];
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', ...scope);
});

test('a number that never rings keeps the site from being launched', () => {
  const { status, output } = run('npm', 'run', '--silent', 'check:launch');
  expect(status).toBe(1);
  expect(output).toContain(`phone is "${owner.dramaPhone}", which is kept for drama and never rings`);
  setPhone(owner.phone);
});

test('so does the photo of a quote that is not there', async () => {
  const { output } = run('npm', 'run', '--silent', 'check:launch');
  expect(output).toContain(`put it into public${photo}`);
  const { width, height } = photoSize;
  const picture = sharp({ create: { width, height, channels: 3, background: 'grey' } });
  write(`public${photo}`, await picture.jpeg().toBuffer());
});

test('it is built, and is ready to launch', () => {
  succeed('npm', 'run', 'build');
  const { status, lines } = run('npm', 'run', '--silent', 'check:launch');
  expect({ status, lines }).toEqual({ status: 0, lines: ['Ready to launch.'] });
});

test('a quote is printed with its stars, its source and its photo in the right size', () => {
  const page = read('out/testimonials.html');
  expect(page).toContain(`src="${photo}" alt="" width="${photoSize.width}" height="${photoSize.height}"`);
  expect(page).toContain(`aria-label="${/stars: (\d)/.exec(quote.code)?.[1]} out of 5 stars"`);
  expect(page).toContain(`href="${/href: '(.+)'/.exec(quote.code)?.[1]}"`);
});

const describeInFull = full ? describe : describe.skip;

describeInFull('in npm run check:full', () => {
  test('the export passes its tests', () => {
    succeed('npx', 'jest', '--selectProjects', 'export', '--silent');
  });

  test('the sources pass their lint', () => {
    succeed('npm', 'run', 'lint');
  });

  test('long names of the company, its e-mail and a town fit every width', async () => {
    const families = Object.keys(slugs).map((family) => `/${family}`);
    const { services, resources } = slugs;
    const paths = [
      '/',
      '/about',
      '/faq',
      '/contact',
      '/operator-registration',
      '/terms-conditions',
      ...families,
      `/services/${services[0]}`,
      `/locations/${addedTown}`,
      `/industries/${newIndustry}`,
      `/resources/${resources[0]}`,
    ];
    expect(await pagesTooWide(join(ownerFolder, 'out'), paths)).toEqual([]);
  });
});
