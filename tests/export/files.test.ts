import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company, mainOffice } from '@/content/company.ts';
import { redirects } from '@/content/redirects.ts';
import { siteUrl } from '@/lib/company/site-url.ts';
import { vcardPath } from '@/lib/company/vcard.ts';
import { allPages, listedPages } from '@/lib/pages/pages.ts';
import { islandsFolder } from '@/scripts/build/next-output.ts';
import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { siteRedirects } from '@/scripts/shared/site-redirects.ts';
import { out, pageAt } from './built-site.ts';

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const canonicalOf = (path: string) =>
  new URL(pageAt(path).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').href;

test('search engines may index exactly the pages in the sitemap', () => {
  expect(read('robots.txt')).not.toMatch(/^disallow: *\/$/im);
  const wrong = allPages.flatMap((page) => {
    const isHidden = pageAt(page.path).document.querySelector('meta[name="robots"][content*="noindex"]');
    return Boolean(isHidden) === listedPages.includes(page)
      ? `${page.path} is ${isHidden ? 'in the sitemap, but search engines may not index it' : 'indexed, but not in the sitemap'}. Set \`unlisted\` in content instead of its robots.`
      : [];
  });
  expect(wrong).toEqual([]);
  const urls = [...read('sitemap.xml').matchAll(/<loc>(.+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.toSorted()).toEqual(listedPages.map(({ path }) => canonicalOf(path)).toSorted());
});

test('the sitemap and the structured data of each page contain the same date', () => {
  const dates = [...read('sitemap.xml').matchAll(/<loc>(.+)<\/loc>\s*<lastmod>(.+)<\/lastmod>/g)].map(
    ([, url = '', date]) => [new URL(url).pathname, date] as const,
  );
  expect(dates).toHaveLength(listedPages.length);
  const wrong = dates.filter(
    ([path, date]) =>
      !pageAt(path)
        .document.querySelector('script[type="application/ld+json"]')
        ?.textContent.includes(`"dateModified":"${date}"`),
  );
  expect(wrong).toEqual([]);
});

test("security.txt and the vCard contain the company's details", () => {
  const lines = read('.well-known/security.txt').split('\n');
  expect(lines).toContain(`Contact: mailto:${mainOffice.email}`);
  expect(lines).toContain(`Canonical: ${siteUrl()}/.well-known/security.txt`);
  const vcard = read(vcardPath).replaceAll('\r\n ', '');
  const escaped = company.name.replace(/[\\,;]/g, String.raw`\$&`);
  for (const line of [`FN:${escaped}`, `EMAIL;TYPE=INTERNET,WORK:${mainOffice.email}`, `URL:${siteUrl()}/`])
    expect(vcard.split('\r\n')).toContain(line);
  const numbers = company.offices.map(({ phone }) => phone.replace(/\D/g, '').replace(/^(?:44)?0?/, '+44'));
  expect([...vcard.matchAll(/^item\d+\.TEL.*:(.+)$/gm)].map(([, number]) => number?.trim())).toEqual(
    expect.arrayContaining(numbers),
  );
});

test('hosts redirect exactly the moved pages and their checklists, each to a page', () => {
  const movedPages = siteRedirects.map(({ from, to }) => [from, to] as const);
  expect(movedPages).toEqual(expect.arrayContaining(Object.entries(redirects)));
  const linesOf = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, from, to]) => [from, to]);
  expect(linesOf('_redirects', /^(\S+) (\S+) 301$/gm)).toEqual(movedPages);
  expect(linesOf('_redirects.map', /^(\S+) (\S+);$/gm)).toEqual(movedPages);
  // Pages for hosts that can't redirect. They replace no page of the site.
  const redirecting = filesBelow(out)
    .filter((file) => file.endsWith('.html') && read(file).includes('http-equiv="refresh"'))
    .map((file) => [`/${file.replaceAll('\\', '/')}`, /url=([^"]+)/.exec(read(file))?.[1]]);
  const pages = movedPages.map(([from, to]) => [from.replace(/(?<!\.html?)$/, '.html'), to]);
  expect(new Map(redirecting as [string, string][])).toEqual(new Map(pages as [string, string][]));
  for (const [, to] of movedPages) expect(pageAt(to).document.querySelector('h1')).not.toBeNull();
});

test('the only published scripts are those of islands', () => {
  const files = filesBelow(out).map((file) => file.replaceAll('\\', '/'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.startsWith(`${islandsFolder}/`))).toEqual([]);
  // Next exports data for its router as text files.
  const own = new Set(['robots.txt', ...filesBelow('public').map((file) => file.replaceAll('\\', '/'))]);
  expect(
    files.filter((file) => file.endsWith('.txt') && !own.has(file) && !file.startsWith('.well-known/')),
  ).toEqual([]);
});

test('no page or drawing shows a value that is missing', () => {
  const missing = filesBelow(out)
    .filter((file) => /\.(?:html|svg|vcf|xml)$/.test(file))
    .flatMap((file) => {
      const html = read(file).replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
      const [, words] = /((?:[\w£]+ )?\b(?:undefined|NaN)\b|\[object Object\])/.exec(html) ?? [];
      return words === undefined ? [] : [`${file} contains “${words}”.`];
    });
  expect(missing).toEqual([]);
});
