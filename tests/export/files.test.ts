import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { redirects } from '@/content/redirects';
import { routes } from '@/lib/site/routes';
import { siteUrl } from '@/lib/site/site-url';
import { vcardPath } from '@/lib/company/vcard';
import { islandsFolder } from '@/scripts/export/next-output';
import { filesBelow } from '@/scripts/export/pages';
import { out, pageAt } from './built-site';

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const canonicalOf = (path: string) =>
  new URL(pageAt(path).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').href;

test('llms.txt names the company, and lists each page once', () => {
  const text = read('llms.txt');
  const [name, , summary] = text.split('\n');
  expect(name).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> .{20,}$/);
  const lines = routes.map(
    ({ path, title, description }) => `- [${title}](${canonicalOf(path)}): ${description}`,
  );
  expect(text.match(/^- .*$/gm)?.toSorted()).toEqual(lines.toSorted());
});

test('search engines may index exactly the pages in the sitemap', () => {
  expect(read('robots.txt')).not.toMatch(/^disallow: *\/$/im);
  const hidden = routes.filter(({ path }) =>
    pageAt(path).document.querySelector('meta[name="robots"][content*="noindex"]'),
  );
  expect(hidden.map(({ path }) => path)).toEqual([]);
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.toSorted()).toEqual(routes.map(({ path }) => canonicalOf(path)).toSorted());
});

test('the sitemap and the structured data of each page contain the same date', () => {
  const dates = [...read('sitemap.xml').matchAll(/<loc>(.+)<\/loc>\s*<lastmod>(.+)<\/lastmod>/g)].map(
    ([, address = '', date]) => [new URL(address).pathname, date] as const,
  );
  expect(dates).toHaveLength(routes.length);
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
  expect(lines).toContain(`Contact: mailto:${company.email}`);
  expect(lines).toContain(`Canonical: ${siteUrl()}/.well-known/security.txt`);
  const vcard = read(vcardPath).replaceAll('\r\n ', '');
  const escaped = company.name.replace(/[\\,;]/g, String.raw`\$&`);
  for (const line of [`FN:${escaped}`, `EMAIL;TYPE=INTERNET,WORK:${company.email}`, `URL:${siteUrl()}/`])
    expect(vcard.split('\r\n')).toContain(line);
  const numbers = company.offices.map(({ phone }) => phone.replace(/\D/g, '').replace(/^(?:44)?0?/, '+44'));
  expect([...vcard.matchAll(/^item\d+\.TEL.*:(.+)$/gm)].map(([, number]) => number?.trim())).toEqual(
    expect.arrayContaining(numbers),
  );
});

test('hosts redirect exactly the moved pages', () => {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  expect(read('_redirects')).toBe(lines.join(''));
});

test('the only published scripts are those of islands', () => {
  const files = filesBelow(out).map((file) => file.replaceAll('\\', '/'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.startsWith(`${islandsFolder}/`))).toEqual([]);
  expect(
    files.filter((file) => file.endsWith('.txt') && !/^(?:robots|llms)\.txt$|^\.well-known/.test(file)),
  ).toEqual([]);
});
