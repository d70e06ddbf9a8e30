import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { allPages } from '@/lib/pages/pages.ts';
import { testedSite } from '@/scripts/develop/shared/tested-site.ts';
import { filesBelow, isRedirectPage } from '@/scripts/shared/built-site/built-pages.ts';
import { readHeaderRules } from '@/scripts/shared/built-site/header-rules.ts';
import vercel from '@/vercel.json';

const shippedRules = readHeaderRules(readFileSync('public/_headers', 'utf8'));
const shippedFor = (path: string) =>
  shippedRules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers);
/** Cloudflare Pages and Netlify send it with files that have no cache rule. */
const hostDefault = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;
const everywhere = shippedFor('/no-such-page');

/** Files and pages, without the host configuration and the pages of redirects, which hosts with redirects never send. */
const publicPaths = filesBelow(testedSite)
  .filter((file) => !file.endsWith('.html') || !isRedirectPage(readFileSync(join(testedSite, file), 'utf8')))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)
  .filter((path) => !/^\/_(?:headers|redirects)|\.(?:br|gz)$/.test(path));

test('no published file has two cache rules, and vercel.json sets the same headers', () => {
  const wrong = publicPaths.filter((path) => {
    // If several rules set a header, Vercel uses the last one.
    const vercelHeaders = vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }): readonly [string, string] => [key, value]));
    const ownHeaders = shippedFor(path);
    return (
      ownHeaders.filter(([name]) => name === 'Cache-Control').length > 1 ||
      !isDeepStrictEqual(new Map(vercelHeaders), new Map([hostDefault, ...ownHeaders]))
    );
  });
  expect(wrong).toEqual([]);
});

test('deploy/nginx.conf sets the same headers for every path as public/_headers', () => {
  const configuration = readFileSync('deploy/nginx.conf', 'utf8');
  const lines = everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`);
  expect(lines.filter((line) => !configuration.includes(line))).toEqual([]);
});

test('Vercel and CloudFront serve the file of every page', () => {
  expect(vercel.cleanUrls).toBe(true);
  const source = readFileSync('deploy/cloudfront-function.js', 'utf8');
  const unreachablePages = allPages.filter(({ path }) => {
    const request = runInNewContext(`${source}; handler({ request: { uri } })`, { uri: path }) as {
      uri: string;
    };
    return !existsSync(join(testedSite, request.uri));
  });
  expect(unreachablePages.map(({ path }) => path)).toEqual([]);
});

test('HSTS lasts a year and never has `preload`', () => {
  const { 'Strict-Transport-Security': value } = Object.fromEntries(everywhere);
  expect(value).toMatch(/^max-age=31536000(?:; includeSubDomains)?$/);
});
