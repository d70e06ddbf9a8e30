import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { company } from '@/content/company';
import { siteRedirects } from '@/lib/site/redirects';
import { routes } from '@/lib/site/routes';
import { vcardPath } from '@/lib/site/vcard';
import { vercelRedirects } from '@/scripts/export/redirects';
import { readHeaderRules } from '@/scripts/site/header-rules';
import vercel from '@/vercel.json';
import { testedSite } from '../tested-site';

const project = process.cwd();

const shippedFor = (path: string) =>
  Object.fromEntries(
    readHeaderRules(readFileSync(join(testedSite, '_headers'), 'utf8'))
      .filter(({ matches }) => matches(path))
      .flatMap(({ headers }) => headers),
  );

describe('vercel.json', () => {
  const sentFor = (path: string) =>
    Object.fromEntries(
      vercel.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );

  test('sends what out/_headers has for every path, for hashed files and for the phone book', () => {
    expect(sentFor(vcardPath)).toEqual(shippedFor(vcardPath));
    expect(sentFor('/no-such-page')).toEqual(shippedFor('/no-such-page'));
    expect(sentFor('/_next/static/chunks/a.js')).toEqual(shippedFor('/_next/static/chunks/a.js'));
  });

  test('leads from every moved page to the new one', () => {
    expect('redirects' in vercel ? vercel.redirects : []).toEqual(vercelRedirects(siteRedirects()));
  });

  test('serves the finished export without extensions', () => {
    expect(vercel).toMatchObject({
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'out',
      cleanUrls: true,
      trailingSlash: false,
    });
  });
});

describe('deploy/nginx.conf', () => {
  test('sends what out/_headers has for every path', () => {
    const configuration = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8');
    for (const [name, value] of Object.entries(shippedFor('/no-such-page')))
      expect(configuration).toContain(`add_header ${name} "${value}" always;`);
  });
});

test('browsers are never asked to preload HSTS, and told of subdomains only where the owner asks for it', () => {
  expect(shippedFor('/no-such-page')['Strict-Transport-Security']).toBe(
    company.hstsIncludeSubDomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000',
  );
});

describe('deploy/cloudfront-function.js', () => {
  const source = readFileSync(join(project, 'deploy/cloudfront-function.js'), 'utf8');
  const fileFor = (uri: string): string =>
    (runInNewContext(`${source}; handler({ request: { uri } })`, { uri }) as { readonly uri: string }).uri;

  test.each(routes.map(({ path }) => path))('%s is a file of the export', (path) => {
    expect(existsSync(join(testedSite, fileFor(path)))).toBe(true);
  });

  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/about/', '/about.html'],
    ['/robots.txt', '/robots.txt'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ])('%s is asked for as %s', (uri, file) => expect(fileFor(uri)).toBe(file));
});
