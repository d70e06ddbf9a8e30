import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { siteUrl } from '@/lib/site/site-url';
import { listedRoutes, routes } from '@/lib/site/routes';
import { out, pageAt, parser } from './built-site';

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const canonicalOf = (path: string) =>
  pageAt(path).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

test('llms.txt names the company and has one line a written page, each with its own address and description', () => {
  const text = read('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> .{20,}\n`));
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(listedRoutes.length);
  for (const { path, title, description } of listedRoutes) {
    const address = new URL(path, siteUrl()).href;
    expect(lines).toContain(`- [${title}](${address}): ${description}`);
  }
});

test('security.txt gives a contact, its own address and when it expires', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
  expect(fields.get('Canonical')).toBe(`${siteUrl()}/.well-known/security.txt`);
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});

test('the feed is well formed and has every written guide with its address and its date', () => {
  const feed = parser.parseFromString(read('feed.xml'), 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toBe(`${siteUrl()}/feed.xml`);
  const guides = listedRoutes.filter(({ path }) => path.startsWith('/resources/'));
  const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
    title: entry.querySelector('title')?.textContent,
    link: entry.querySelector('link')?.getAttribute('href'),
    id: entry.querySelector('id')?.textContent,
    updated: entry.querySelector('updated')?.textContent,
  }));
  expect(entries).toHaveLength(guides.length);
  for (const { path, name, updated } of guides) {
    const address = canonicalOf(path);
    expect(entries).toContainEqual({
      title: name,
      link: address,
      id: address,
      updated: `${updated}T00:00:00Z`,
    });
  }
});

test('a page that is not written yet is in no list: not the sitemap, not the feed, not llms.txt', () => {
  const placeholders = routes.filter(({ placeholder }) => placeholder);
  for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt']) {
    const text = read(file);
    for (const { path } of placeholders) expect(text).not.toContain(canonicalOf(path));
    expect(text).toContain(
      canonicalOf(listedRoutes.find(({ path }) => path.startsWith('/resources/'))?.path ?? ''),
    );
  }
});
