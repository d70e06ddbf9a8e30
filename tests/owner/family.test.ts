import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { company } from '@/content/company';
import { readExamples } from './guide';
import { apply, compilerErrors, ownerFolder, removeOwnerProject, succeed } from './owner-project';

// An owner adds a family of dated articles by docs/adding-a-family.md, in a copy. The tests run in order.
jest.setTimeout(900_000);
afterAll(removeOwnerProject);

const [address, slugs, ...rest] = readExamples('docs/adding-a-family.md');
if (!address || !slugs) throw new Error('docs/adding-a-family.md no longer begins with the map.');

const path = '/news/waste-tracking';
const full = new URL(path, company.origin).href;
const read = (file: string) => readFileSync(join(ownerFolder, 'out', file), 'utf8');
const pageAt = (page: string) => new JSDOM(read(`${page}.html`)).window.document;

test('a family that is only in the map is named by the compiler wherever something is missing', () => {
  apply(address);
  apply(slugs);
  const errors = compilerErrors();
  for (const file of ['content/families.ts', 'content/pages/index.ts', 'lib/site/routes.ts'])
    expect(errors).toContain(`${file}(`);
});

test('by the guide it compiles, keeps to the import arrows, passes the unit tests and is built', () => {
  for (const example of rest) apply(example);
  succeed('npm', 'run', 'types');
  succeed('npm', 'run', 'lint');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'content', 'lib');
  succeed('npm', 'run', 'build');
});

test('its page is dated, and is an article without an author for search engines', () => {
  const page = pageAt(path);
  const published = page.querySelector('main time')?.getAttribute('datetime');
  expect(published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': readonly { '@type': string }[] };
  const article = graph.find((node) => node['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: page.querySelector('h1')?.textContent,
    url: full,
    datePublished: published,
  });
  expect(article).not.toHaveProperty('author');
});

test('its list, menus, the sitemap, llms.txt and a share image follow from the description of the family', () => {
  expect(pageAt('/news').querySelector(`main a[href="${path}"]`)).not.toBeNull();
  expect(pageAt('/about').querySelector('footer a[href="/news"]')).not.toBeNull();
  expect(pageAt(path).querySelector('nav[aria-label="Breadcrumb"] a[href="/news"]')).not.toBeNull();
  for (const file of ['sitemap.xml', 'llms.txt']) expect(read(file)).toContain(full);
  expect(read(`share${path}.png`).length).toBeGreaterThan(0);
});

test('a page that it is related to leads back to it, under the heading of the family', () => {
  const back = pageAt('/industries/waste-management').querySelector(`aside a[href="${path}"]`);
  expect(back?.closest('div')?.querySelector('h2')?.textContent).toBe('News');
});
