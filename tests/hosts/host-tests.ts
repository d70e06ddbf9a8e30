import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { vcardPath } from '@/lib/site/vcard';
import { checkSite } from '@/scripts/check-live/check-site';
import { readBuild } from '@/scripts/check-live/read-build';
import { hashedFolder, islandsFolder } from '@/scripts/export/next-output';
import { precompress } from '@/scripts/export/precompress';
import { writeRedirects } from '@/scripts/export/redirects';
import { readHeaderRules } from '@/scripts/site/header-rules';
import { testedSite } from '../tested-site';
import type { Host } from './host';

const folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));

/** The site under test as it is uploaded, with a page that moved; and a copy of it, which a test may spoil. */
export const [whole, served] = [join(folder, 'whole'), join(folder, 'served')];
export const moved = { from: '/services/old-name', to: `/services/${slugs.services[0]}` } as const;

export const copyExport = () => {
  cpSync(testedSite, whole, { recursive: true });
  writeRedirects(whole, [moved]);
  precompress(whole);
  cpSync(whole, served, { recursive: true });
};
// Cloudflare's worker may write once more.
export const removeExport = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** The headers that a path has by `_headers` in the export. */
export const shippedFor = (path: string) =>
  readHeaderRules(readFileSync(join(whole, '_headers'), 'utf8'))
    .filter(({ matches }) => matches(path))
    .flatMap(({ headers }) => headers);

export const fileOf = (path: string) =>
  readFileSync(join(whole, path === '/' ? 'index.html' : `${path}.html`), 'utf8');

export const failedOn = async (url: string, now?: Date) =>
  (await checkSite(new URL(url), readBuild(whole), now)).flatMap(({ check, fix }) => (fix ? [check] : []));

/** Removes files with their compressed copies. */
const remove = (file: string) => {
  for (const extension of ['', '.gz', '.br'])
    rmSync(join(served, file + extension), { recursive: true, force: true });
};
const write = (file: string, text: string) => {
  remove(file);
  writeFileSync(join(served, file), text);
};
const scriptIn = (below: string) =>
  readdirSync(join(whole, below), { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.js'));

/** What can go wrong with an upload, each with the one line of `npm run check:live` that fails. */
const brokenUploads: readonly (readonly [check: string, what: string, spoil: () => void])[] = [
  ['Pages', 'a page of another build', () => write('faq.html', fileOf('/about'))],
  ['Pages', 'a page that was not uploaded', () => remove('faq.html')],
  [
    'Files',
    'a script that was not uploaded',
    () => remove(join(islandsFolder, `${scriptIn(islandsFolder)}`)),
  ],
  ['Files', 'a sitemap without pages', () => write('sitemap.xml', '<urlset/>')],
  ['Files', 'no hidden folder', () => remove('.well-known')],
  [
    'Redirects',
    'one that leads elsewhere',
    () => {
      write('_redirects', `${moved.from} /about 301\n`);
      write('_redirects.map', `${moved.from} /about;\n`);
    },
  ],
];

/** What every host does with the export, and that `npm run check:live` sees what it doesn't. */
export const testHost = (start: () => Promise<Host>) => {
  let host: Host;
  const ask = (path: string) => fetch(host.url + path, { redirect: 'manual' });

  describe('the whole export', () => {
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.close());

    test.each(routes.map(({ path }) => path))('%s is answered with its headers', async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect([...answer.headers]).toEqual(
        expect.arrayContaining(shippedFor(path).map(([name, value]) => [name.toLowerCase(), value])),
      );
      expect(await answer.text()).toBe(fileOf(path));
    });

    test.each(['/no-such-page', '/services/no-such-page'])('%s gets the 404 page', async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(fileOf('/404'));
    });

    test.each([
      ['/about.html', '/about'],
      ['/about/', '/about'],
      [moved.from, moved.to],
    ])('%s leads to %s', async (path, location) => {
      const { status, headers } = await ask(path);
      expect([301, 308]).toContain(status);
      expect(headers.get('location')).toBe(location);
    });

    test('hashed files are kept for a year', async () => {
      const { status, headers } = await ask(`/${hashedFolder}/${scriptIn(hashedFolder)}`);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('/javascript')]);
      expect(headers.get('cache-control')).toContain('public, max-age=31536000, immutable');
    });

    test.each([
      [vcardPath, /^text\/vcard; charset=utf-8$/],
      ['/llms.txt', /^text\/plain/],
      ['/.well-known/security.txt', /^text\/plain/],
      ['/sitemap.xml', /^(?:text|application)\/xml/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
    ])('%s is sent as %s', async (path, type) => {
      const { status, headers } = await ask(path);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
    });

    test('check:live finds no fault', async () => {
      expect(await failedOn(host.url)).toEqual([]);
    });
  });

  test.each(brokenUploads)('check:live, %s: %s', async (check, _, spoil) => {
    spoil();
    host = await start();
    const failed = await failedOn(host.url);
    await host.close();
    rmSync(served, { recursive: true });
    cpSync(whole, served, { recursive: true });
    expect(failed).toEqual([check]);
  });
};
