import { basename, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { type Family, slugs } from '@/content/slugs';
import { phoneUrl } from '@/lib/site/phone';
import { readPalette } from '@/lib/site/read-palette';
import { browserFlags, findBrowser } from '../../scripts/find-browser';
import { filesBelow } from '../../scripts/export/pages';
import { type Site, startSite } from '../../scripts/site/start-site';
import { tooWide } from '../too-wide';
import { readExamples } from './guide';
import * as edits from './owner-edits';
import * as project from './owner-project';
import { redirectPages, removeLinks, removePage, renameLinks, renamePage } from './page-edits';

// An owner's year, in one copy of the project: the five steps of the README and the example of every guide but those to forms,
// which have a database in tests of their own. The tests run in order, each on what the one before has left.
jest.setTimeout(1_200_000);

const { owner } = edits;
const { apply, compilerErrors, ownerFolder, read, replace, run, succeed } = project;
const pageAt = (path: string) => new JSDOM(read(`out${path}.html`)).window.document;

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
});
afterAll(async () => {
  await browser.close();
  await site?.close();
  project.removeOwnerProject();
});

test('step 1 of the README: another company, with its words, quotes, promises, channels and settings, compiles', () => {
  edits.sayWhoYouAre();
  // Somebody who has done so may do it again.
  edits.sayWhoYouAre();
  edits.openChannels();
  edits.openOffice();
  edits.rewordFormsAndHeadings();
  edits.announce();
  apply(edits.quote);
  edits.deleteOurTests();
  edits.writeSettings();
  succeed('npm', 'run', 'types');
});

const pages = readExamples('docs/adding-pages.md').filter(({ file }) => file !== edits.office.file);
const family = readExamples('docs/adding-a-family.md');
const town = `/locations/${basename(pages[1]?.file ?? '', '.ts')}`;
const news = '/news/waste-tracking';

test.each([
  ['adding-pages.md', pages, 1, ['content/locations/index.ts']],
  ['adding-a-family.md', family, 2, ['content/families.ts', 'content/pages/index.ts', 'lib/site/routes.ts']],
])('docs/%s: what is missing in the middle of it is named by the compiler', (_, examples, some, files) => {
  for (const example of examples.slice(0, some)) apply(example);
  const errors = compilerErrors();
  for (const file of files) expect(errors).toContain(`${file}(`);
  for (const example of examples.slice(some)) apply(example);
  succeed('npm', 'run', 'types');
});

// What no guide and no menu links to.
const linked = read('content/menus.ts') + [...pages, ...family].map(({ code }) => code).join('\n');
const lastOf = <Name extends Family>(name: Name, amount: number) =>
  slugs[name]
    .filter((slug) => !linked.includes(slug))
    .slice(-amount)
    .map((slug) => [name, slug] as const);
const gone = [...lastOf('services', 2), ...lastOf('locations', 3), ...lastOf('resources', 1)];
const [[, sector] = ['', '']] = lastOf('industries', 1);

test('the compiler names every link to a page that went, and to one with another name; then the unit tests pass', () => {
  const paths = [...gone.map(([name, slug]) => `/${name}/${slug}`), `/industries/${sector}`];
  const ownFiles = new Set(gone.map(([name, slug]) => join('content', name, `${slug}.ts`)));
  const linking = project
    .contentFiles()
    .filter((file) => !ownFiles.has(file) && paths.some((path) => read(file).includes(`'${path}'`)));
  const newName = `${sector}-and-more`;
  for (const [name, slug] of gone) removePage(name, slug);
  renamePage('industries', sector, newName);
  const errors = compilerErrors();
  expect(linking.length).toBeGreaterThan(0);
  expect(linking.filter((file) => !errors.includes(`${file}(`))).toEqual([]);
  for (const [name, slug] of gone) removeLinks(name, slug);
  renameLinks('industries', sector, newName);
  redirectPages([
    ...gone.map(([name, slug]) => [`/${name}/${slug}`, `/${name}`] as const),
    [`/industries/${sector}`, `/industries/${newName}`],
  ]);
  // So long a name meets that of a neighbour on the map, as a test says.
  replace(`content${town}.ts`, /name: '.*'/, `name: '${owner.longTown}'`);
  replace(`content${town}.ts`, '  related: {', "  labelSide: 'south',\n  related: {");
  expect(compilerErrors()).toBe('');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent');
});

const palette = () => readPalette(read('app/globals.css'));
const before = palette();

test('docs/your-brand.md: a colour that words would be hard to read on stops the build, which names both', () => {
  edits.setColours(edits.brandColours.slice(0, 1));
  const { status, output } = run('npm', 'run', 'build');
  const { plant, 'on-plant': onPlant } = palette();
  expect(output).toContain(`--color-on-plant (${onPlant}) on --color-plant (${plant}) has`);
  expect(status).toBe(1);
  edits.setColours(edits.brandColours);
  edits.setLogoAndFace();
});

const launchLines = () => run('npm', 'run', '--silent', 'check:launch').lines;

test('a number that never rings keeps the site from being launched, and nothing else does once it is built', async () => {
  expect(launchLines().join('\n')).toContain(
    `phone is "${owner.dramaPhone}", which is kept for drama and never rings`,
  );
  edits.setPhone(owner.phone);
  await edits.addPhoto();
  // The face has every character that the pages print.
  expect(succeed('npm', 'run', 'build')).not.toContain('display face');
  expect(launchLines()).toEqual(['Ready to launch.']);
});

test('the tests of the export pass, and some of the browser’s', () => {
  succeed('npx', 'jest', '--selectProjects', 'export', '--silent');
  succeed('npx', 'playwright', 'test', 'menus.spec', 'registration.spec', 'form-sent.spec');
});

test('a quote, the announcement, the channels, statistics and an article are where they belong', () => {
  expect(read('out/testimonials.html')).toContain(`src="${edits.photo}" alt="" width="200" height="250"`);
  const home = pageAt('/index');
  expect(home.body.textContent).toContain(edits.announced);
  expect(home.querySelector(`script[data-domain="${owner.domain}"]`)).not.toBeNull();
  for (const href of ['tel:+441184961539', 'https://wa.me/442079461284', 'sms:+441614961617']) {
    expect(home.querySelectorAll(`a[href="${href}"]`)).toHaveLength(2);
    expect(read('out/contact.vcf')).toContain(`${href.slice(-12)}\r\n`);
  }
  const second = `href="${phoneUrl(edits.officePhone)}"`;
  const officeTown = pageAt(`/locations/${/town: '(.+)'/.exec(edits.office.code)?.[1]?.toLowerCase()}`);
  expect(officeTown.querySelector('main')?.innerHTML).toContain(second);
  expect(home.querySelector('main')?.innerHTML).not.toContain(second);
  const article = pageAt(news);
  const data = article.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': readonly { '@type': string }[] };
  expect(graph.find((node) => node['@type'] === 'Article')).toMatchObject({
    headline: article.querySelector('h1')?.textContent,
    url: owner.origin + news,
    datePublished: article.querySelector('main time')?.getAttribute('datetime'),
  });
  for (const file of ['sitemap.xml', 'llms.txt']) expect(read(`out/${file}`)).toContain(owner.origin + news);
});

test('no page and no drawing has a colour of the brand before', () => {
  const kept = new Set<string>(Object.values(palette()));
  const old = Object.values(before).filter((colour) => !kept.has(colour));
  expect(old.length).toBeGreaterThan(2);
  const painted = filesBelow(join(ownerFolder, 'out')).filter((file) => /\.(?:html|svg|js)$/.test(file));
  expect(painted.filter((file) => old.some((colour) => read(`out/${file}`).includes(colour)))).toEqual([]);
});

test('long names and a wide face fit every width, and the links of the header are on one line', async () => {
  site = await startSite({ root: join(ownerFolder, 'out'), port: 0 });
  const page = await browser.newPage();
  for (const path of ['/', '/contact', '/operator-registration', '/locations', town, news])
    expect(await tooWide(page, site.url + path, [100])).toEqual([]);
  await page.goto(`${site.url}/about`);
  const lines = () =>
    page.locator('.header-nav > ul').evaluate((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return new Set(boxes.map(({ top, bottom }) => Math.round(top + bottom))).size;
    });
  for (let width = 960; width <= 2000; width += 16) {
    await page.setViewportSize({ width, height: 400 });
    expect([width, await lines()]).toEqual([width, 1]);
  }
  expect(await page.locator('.header-nav').isVisible()).toBe(true);
});
