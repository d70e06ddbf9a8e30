import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { vcardPath } from '@/lib/site/vcard';
import { hashedFolder } from '@/scripts/export/next-output';
import { precompress } from '@/scripts/export/precompress';
import { writeRedirects } from '@/scripts/export/redirects';
import { readHeaderRules } from '@/scripts/site/header-rules';
import { testedSite } from '../tested-site';
import { hasBrotli, type Nginx, nginxBinary, startNginx } from './start-nginx';

// The build leaves this step out unless PRECOMPRESS=1 asks for it, as docs/going-live.md does for nginx.
const out = join(mkdtempSync(join(tmpdir(), 'nginx-site-')), 'out');
const service = `/services/${slugs.services[0]}`;
const paths = routes.map(({ path }) => path);

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

let nginx: Nginx;

/** Asks without decompressing and without following redirects, so that a test sees what is sent. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(`${nginx.url}${path}`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
        .on('error', reject);
    }).on('error', reject);
  });

const rules = () => readHeaderRules(readFileSync(join(out, '_headers'), 'utf8'));
const shippedFor = (path: string) =>
  Object.fromEntries(
    rules()
      .filter(({ matches }) => matches(path))
      .flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
const everywhere = () => {
  const { 'cache-control': _cache, ...headers } = shippedFor('/no-such-page');
  return headers;
};
const hashedAsset = () => {
  const file = readdirSync(join(out, hashedFolder), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.js'),
  );
  return `/${hashedFolder}/${file}`;
};
const fileOf = (path: string) => readFileSync(join(out, path === '/' ? 'index.html' : `${path}.html`));

const described = nginxBinary ? describe : describe.skip;
if (!nginxBinary) console.warn('Skipped: nginx is not installed, so deploy/nginx.conf was not tested.');

described('nginx with deploy/nginx.conf', () => {
  beforeAll(async () => {
    cpSync(testedSite, out, { recursive: true });
    writeRedirects(out, [{ from: '/services/old-name', to: service }]);
    precompress(out);
    nginx = await startNginx(join(process.cwd(), 'deploy/nginx.conf'), out);
  });

  afterAll(async () => {
    await nginx.close();
    rmSync(dirname(out), { recursive: true });
  });

  test.each(paths)('%s is answered without an extension, with the headers of out/_headers', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(shippedFor(path));
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.equals(fileOf(path))).toBe(true);
  });

  test('each header is sent once, and the version is not given away', async () => {
    const { headers } = await ask('/about');
    expect(headers.server).toBe('nginx');
    for (const [name, value] of Object.entries(everywhere())) expect(headers[name]).toBe(value);
  });

  test.each(['/no-such-page', '/services/no-such-page', '/_next/static/missing.js', '/404', '/_headers'])(
    '%s gets the 404 page with status 404 and the same headers',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject(everywhere());
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(body.equals(fileOf('/404'))).toBe(true);
    },
  );

  test.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    [`${service}.html?from=list`, `${service}?from=list`],
    ['/services/', '/services'],
  ])('%s leads to %s, the one address of its page', async (asked, location) => {
    const { status, headers } = await ask(asked);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('a page that moved leads to its new address', async () => {
    const { status, headers } = await ask('/services/old-name');
    expect([status, headers.location]).toEqual([301, service]);
  });

  test.each(['//example.com/', '//example.com.html', '/%5Cexample.com/', '/\\example.com.html'])(
    '%s does not lead off the site',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test('a browser that accepts gzip gets the shipped .gz, others the file itself', async () => {
    const packed = await ask('/about', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.equals(readFileSync(join(out, 'about.html.gz')))).toBe(true);
    expect(gunzipSync(packed.body).equals(fileOf('/about'))).toBe(true);
    expect((await ask('/about')).headers['content-encoding']).toBeUndefined();
  });

  test('a browser that accepts Brotli gets the shipped .br where the module is installed, otherwise the .gz', async () => {
    const { headers, body } = await ask('/about', { 'accept-encoding': 'gzip, br' });
    const [encoding, unpack] = hasBrotli
      ? (['br', brotliDecompressSync] as const)
      : (['gzip', gunzipSync] as const);
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(body).equals(fileOf('/about'))).toBe(true);
  });

  test('hashed files are kept for a year', async () => {
    const { status, headers } = await ask(hashedAsset());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers).toMatchObject(shippedFor(hashedAsset()));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a page that did not change is answered with 304 and its rules', async () => {
    const { etag = '' } = (await ask('/about')).headers;
    const { status, headers, body } = await ask('/about', { 'if-none-match': etag });
    expect(status).toBe(304);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body).toHaveLength(0);
  });

  test.each([
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    [vcardPath, 'text/vcard; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s is sent as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
});
