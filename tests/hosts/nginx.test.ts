import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startSite } from '@/scripts/develop/serve/start-site.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { testedSite } from '@/scripts/develop/shared/tested-site.ts';
import { checkSite } from '@/scripts/owner/check-live/check-site.ts';
import { readBuild } from '@/scripts/owner/check-live/read-build.ts';
import { copyExport, failedOn, movedPage, removeExport, servedFolder, testHost } from './host-tests.ts';
import type { Host } from './host.ts';
import { hasBrotli, nginxBinary, startNginx } from './start-nginx.ts';

const shipped = readFileSync('deploy/nginx.conf', 'utf8');

beforeAll(copyExport);
afterAll(removeExport);

test('check:live accepts our own server, and fails if security.txt is about to expire', async () => {
  const site = await startSite({ root: servedFolder, port: 0 });
  const inElevenMonths = new Date(Date.now() + 340 * 24 * 60 * 60 * 1000);
  expect(await failedOn(site.url)).toEqual([]);
  expect(await failedOn(site.url, inElevenMonths)).toEqual(['security.txt']);
  expect((await fetch(`${site.url}${movedPage.from}?from=list`)).url).toBe(`${site.url}${movedPage.to}`);
  await site.close();
});

test('check:live prints one line if there is no server', async () => {
  expect(await failedOn('http://127.0.0.1:9')).toEqual(['Pages']);
});

const describeNginx = nginxBinary ? describe : describe.skip;
if (!nginxBinary) console.warn('Skipped: nginx is not installed, so deploy/nginx.conf was not tested.');

describeNginx('nginx with deploy/nginx.conf', () => {
  testHost(() => startNginx(shipped, servedFolder));

  test('check:live accepts every page of the site', async () => {
    const nginx = await startNginx(shipped, testedSite);
    const findings = await checkSite(new URL(nginx.url), readBuild(testedSite));
    await nginx.close();
    expect(findings.filter(({ fix }) => fix)).toEqual([]);
  });

  describe('redirects by nginx', () => {
    let nginx: Host;
    beforeAll(async () => {
      nginx = await startNginx(shipped, servedFolder);
    });
    afterAll(() => nginx.close());

    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${nginx.url}${path}`, { headers, agent: false }, resolve).on('error', reject);
      });
      return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
    };

    test.each(['/services/no-such-page', '/_next/static/missing.js', '/404', '/_headers', '/_redirects.map'])(
      '%s gets the 404 page with all headers and without the version of nginx',
      async (path) => {
        const { status, headers, body } = await ask(path);
        expect([status, headers.server]).toEqual([404, 'nginx']);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(body).toEqual(readFileSync(join(servedFolder, '404.html')));
      },
    );

    test.each([
      [`${movedPage.to}.html?from=list`, `${movedPage.to}?from=list`],
      ['/services/', '/services'],
    ])('nginx redirects %s to %s', async (path, location) => {
      expect((await ask(path)).headers.location).toBe(location);
    });

    test.each(['//example.com/', '//example.com.html', '/%5Cexample.com/', '/\\example.com.html'])(
      'the path %s does not redirect to another site',
      async (path) => {
        const { headers } = await ask(path);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      },
    );

    test.each([['gzip', 'gz'], ...(hasBrotli ? [['br', 'br']] : [])])(
      'a browser that accepts %s receives the precompressed file',
      async (accepted = '', extension = '') => {
        const { headers, body } = await ask(examplePages.list, { 'accept-encoding': accepted });
        expect([headers['content-encoding'], headers.vary]).toEqual([accepted, 'Accept-Encoding']);
        expect(body).toEqual(
          readFileSync(join(servedFolder, `${examplePages.list.slice(1)}.html.${extension}`)),
        );
      },
    );
  });

  const headerLines = [...shipped.matchAll(/add_header (\S+) ".*/g)];

  test.each([
    ...headerLines.map(([line, name = '']) => [name, line, ''] as const),
    ['Wrong addresses', 'error_page 404 /404.html;', ''],
    ['Wrong addresses', '$uri.html =404', '$uri.html /index.html'],
    ['X-Robots-Tag', 'server_tokens off;', 'add_header X-Robots-Tag noindex always;'],
  ] as const)('the check "%s" fails without this nginx setting: %s', async (check, line, other) => {
    expect(shipped).toContain(line);
    const nginx = await startNginx(shipped.replace(line, other), servedFolder);
    const failedChecks = await failedOn(nginx.url);
    await nginx.close();
    expect(failedChecks).toEqual([check]);
  });
});
