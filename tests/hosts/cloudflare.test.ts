import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { slugs } from '@/content/slugs';
import { routes } from '@/lib/site/routes';
import { vcardPath } from '@/lib/site/vcard';
import { hashedFolder } from '@/scripts/export/next-output';
import { writeRedirects } from '@/scripts/export/redirects';
import { freePort } from '../free-port';
import { testedSite } from '../tested-site';
import { startWrangler, type Wrangler, wranglerProblem } from './start-wrangler';

// Cloudflare's own local server, in `npm run check:full`. It is fetched for this test.
const problem = wranglerProblem();
if (problem) console.warn(`Skipped: ${problem}, so Cloudflare Pages was not tested.`);
const described = problem ? describe.skip : describe;

const out = join(mkdtempSync(join(tmpdir(), 'cloudflare-site-')), 'out');
const moved = { from: '/services/old-name', to: `/services/${slugs.services[0]}` } as const;

let host: Wrangler;
const ask = (path: string) => fetch(host.url + path, { redirect: 'manual' });

described('Cloudflare Pages', () => {
  beforeAll(async () => {
    cpSync(testedSite, out, { recursive: true });
    writeRedirects(out, [moved]);
    host = await startWrangler(out, await freePort());
  });

  afterAll(async () => {
    await host.close();
    // Its worker may write once more.
    await setTimeout(100);
    rmSync(dirname(out), { recursive: true, force: true });
  });

  test.each(routes.map(({ path }) => path))(
    '%s is answered with its headers, to be asked for again',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    },
  );

  test('a wrong address gets the 404 page with status 404', async () => {
    const answer = await ask('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('noindex');
  });

  test.each([
    ['/about.html', '/about', 308],
    ['/about/', '/about', 308],
    [moved.from, moved.to, 301],
  ])('%s leads to %s', async (path, location, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test('hashed files are kept for a year', async () => {
    const file = readdirSync(join(out, hashedFolder), { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.js'),
    );
    const { headers } = await ask(`/${hashedFolder}/${file}`);
    expect(headers.get('cache-control')).toContain('public, max-age=31536000, immutable');
  });

  test('the vCard is sent as one', async () => {
    const { headers } = await ask(vcardPath);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  });
});
