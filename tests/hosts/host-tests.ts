import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slugs } from '@/content/paths.ts';
import { vcardPath } from '@/lib/company/vcard.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { shareImageFile } from '@/lib/pages/share-image.ts';
import { hashedFolder } from '@/scripts/build/next-output.ts';
import { writeRedirects } from '@/scripts/build/write-redirects.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { testedSite } from '@/scripts/develop/shared/tested-site.ts';
import { checkSite } from '@/scripts/owner/check-live/check-site.ts';
import { readBuild } from '@/scripts/owner/check-live/read-build.ts';
import { builtPages, filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { precompress } from '@/scripts/shared/built-site/precompress.ts';
import type { Host } from './host.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosted-site-'));

/** One page of each kind with its share image and one added redirect, and a second copy that tests may damage. */
const whole = join(folder, 'whole');
export const servedFolder = join(folder, 'served');
export const movedPage = { from: '/services/old-name', to: `/services/${slugs.machines[0]}` } as const;

const examplePaths = new Set<string>(Object.values(examplePages));
const leftOut = new Set([
  ...builtPages(testedSite)
    .filter(({ path }) => path !== '/404' && !examplePaths.has(path))
    .map(({ file }) => file),
  ...allPages
    .filter(({ path }) => !examplePaths.has(path))
    .map(({ path }) => join(testedSite, shareImageFile(path))),
]);

export const copyExport = () => {
  cpSync(testedSite, whole, { recursive: true, filter: (file) => !leftOut.has(file) });
  writeRedirects(whole, [movedPage]);
  precompress(whole);
  cpSync(whole, servedFolder, { recursive: true });
};
// Retry the deletion, because Cloudflare's worker process may still write a file.
export const removeExport = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

export const failedOn = async (url: string, now?: Date) =>
  (await checkSite(new URL(url), readBuild(whole), now)).flatMap(({ check, fix }) => (fix ? [check] : []));

const page = examplePages.machine;
const pageFile = `${page.slice(1)}.html`;

const remove = (name: string) => {
  for (const extension of ['', '.gz', '.br'])
    rmSync(join(servedFolder, name + extension), { recursive: true, force: true });
};
const write = (name: string, text: string) => {
  remove(name);
  writeFileSync(join(servedFolder, name), text);
};
const script = join(
  hashedFolder,
  filesBelow(join(testedSite, hashedFolder)).find((file) => file.endsWith('.js')) ?? '',
);

const imageFile =
  filesBelow(testedSite).find((file) => file.startsWith('drawings') && /\.(?:svg|png|webp)$/.test(file)) ??
  '';

/** Faults, each with the check of `npm run check:live` that must fail. */
const brokenUploads: readonly (readonly [check: string, what: string, spoil: () => void])[] = [
  ['Pages', 'a page of another build', () => write(pageFile, readFileSync(join(whole, '404.html'), 'utf8'))],
  ['Pages', 'a page that was not uploaded', () => remove(pageFile)],
  ['Files', 'a script that was not uploaded', () => remove(script)],
  ['Files', 'a sitemap without pages', () => write('sitemap.xml', '<urlset/>')],
  ['Files', 'no hidden folder', () => remove('.well-known')],
  [
    'Redirects',
    'one that leads elsewhere',
    () => {
      write('_redirects', `${movedPage.from} /contact 301\n`);
      write('_redirects.map', `${movedPage.from} /contact;\n`);
    },
  ],
];

export const testHost = (start: () => Promise<Host>) => {
  let host: Host;
  const ask = (path: string) => fetch(host.url + path, { redirect: 'manual' });

  describe('with a complete upload', () => {
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.close());

    test('check:live accepts every page and file with its headers', async () => {
      expect(await failedOn(host.url)).toEqual([]);
    });

    test.each([
      [`${page}.html`, page],
      [`${page}/`, page],
      [movedPage.from, movedPage.to],
    ])('the host redirects %s to %s', async (path, location) => {
      const { status, headers } = await ask(path);
      expect([301, 308]).toContain(status);
      expect(headers.get('location')).toBe(location);
    });

    test.each([
      [page, /^text\/html; charset=utf-8$/, 'public, max-age=0, must-revalidate'],
      [`/${script}`, /\/javascript/, 'public, max-age=31536000, immutable'],
      [vcardPath, /^text\/vcard; charset=utf-8$/, 'public, max-age=0, must-revalidate'],
      [`/${imageFile}`, /^image\//, 'public, max-age=3600'],
      ['/robots.txt', /^text\/plain/],
      ['/.well-known/security.txt', /^text\/plain/],
      ['/sitemap.xml', /^(?:text|application)\/xml/],
    ])('the content type of %s is %s', async (path, type, kept = '') => {
      const { status, headers } = await ask(path);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
      expect(headers.get('cache-control') ?? '').toContain(kept);
    });
  });

  test.each(brokenUploads)('the check "%s" fails after this faulty upload: %s', async (check, _, spoil) => {
    spoil();
    host = await start();
    const failedChecks = await failedOn(host.url);
    await host.close();
    rmSync(servedFolder, { recursive: true });
    cpSync(whole, servedFolder, { recursive: true });
    expect(failedChecks).toEqual([check]);
  });
};
