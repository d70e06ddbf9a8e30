import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import type { SitePath } from '@/content/site-path';
import { siteUrl } from '@/lib/site/site-url';
import { routeOf } from '@/lib/site/routes';
import { out, pageAt, testedPages } from './built-site';

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const canonicalOf = (path: string) =>
  new URL(pageAt(path).document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').href;

const written = testedPages.filter(({ path }) => !routeOf(path as SitePath).placeholder);

test('llms.txt names the company, and each written page once as the page names itself', () => {
  const text = read('llms.txt');
  const [name, , summary] = text.split('\n');
  expect(name).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> .{20,}$/);
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title, address, description]) =>
    [address, `${title} | ${company.shortName}`, description].join('\n'),
  );
  const pages = written.map(({ path, document }) =>
    [
      canonicalOf(path),
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute('content'),
    ].join('\n'),
  );
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

test('security.txt gives a contact and its own address', () => {
  const lines = read('.well-known/security.txt').split('\n');
  expect(lines).toContain(`Contact: mailto:${company.email}`);
  expect(lines).toContain(`Canonical: ${siteUrl()}/.well-known/security.txt`);
});

test('search engines may read every written page, and the sitemap has exactly these', () => {
  expect(read('robots.txt')).not.toMatch(/^disallow: *\/$/im);
  const hidden = written.filter(({ document }) =>
    document.querySelector('meta[name="robots"][content*="noindex"]'),
  );
  expect(hidden.map(({ path }) => path)).toEqual([]);
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.toSorted()).toEqual(written.map(({ path }) => canonicalOf(path)).toSorted());
});
