import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allPages } from '@/lib/pages/pages.ts';
import { missingPaths } from './missing-paths.ts';

/** What the published site serves, keyed by path. A value that starts with a slash is a redirect. */
let publishedSitemaps: Readonly<Record<string, string>> = {};
const server = createServer((request, response) => {
  const body = publishedSitemaps[request.url ?? ''];
  if (body?.startsWith('/')) response.setHeader('location', body);
  response.statusCode = body === undefined ? 404 : body.startsWith('/') ? 301 : 200;
  response.end(body);
});
const site = () => `http://localhost:${(server.address() as AddressInfo).port}`;
let warn: jest.SpyInstance;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReturnValue();
});

const listOf = (kind: string, urls: readonly string[]) =>
  `<${kind}>${urls.map((url) => `<loc>${url}</loc>`).join('\n')}</${kind}>`;
const sitemapOf = (...paths: readonly string[]) =>
  listOf(
    'urlset',
    paths.map((path) => `https://www.company.example${path}`),
  );

test('lists published paths that have no page and no redirect', async () => {
  const pages = allPages.map(({ path }) => path);
  publishedSitemaps = { '/sitemap.xml': sitemapOf(...pages, '/old-page/', '/contact.php', '/brochure.pdf') };
  await expect(missingPaths(site())).resolves.toEqual(['/old-page', '/contact.php', '/brochure.pdf']);
  expect(warn).not.toHaveBeenCalled();
});

test('reads the sitemaps in an index behind a redirect', async () => {
  publishedSitemaps = {
    '/sitemap.xml': '/wp-sitemap.xml',
    '/wp-sitemap.xml': listOf('sitemapindex', [`${site()}/pages.xml`, `${site()}/posts.xml`]),
    '/pages.xml': sitemapOf('/old-page/', '/'),
    '/posts.xml': sitemapOf('/2024/news'),
  };
  await expect(missingPaths(site())).resolves.toEqual(['/old-page', '/2024/news']);
});

test.each([
  ['there is no sitemap', {}],
  [
    'a sitemap in the index is missing',
    { '/sitemap.xml': listOf('sitemapindex', ['http://localhost:1/no.xml']) },
  ],
])('says that nothing was compared if %s', async (_, files) => {
  publishedSitemaps = files;
  await expect(missingPaths(site())).resolves.toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No sitemap'));
});

test('leaves out paths that redirects.ts cannot hold', async () => {
  publishedSitemaps = { '/sitemap.xml': sitemapOf('/old%20page') };
  await expect(missingPaths(site())).resolves.toEqual([]);
});
