import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { slugs } from '@/content/slugs';
import { siteUrl } from '@/lib/site/site-url';
import { writeRedirects } from '@/scripts/export/redirects';
import { startSite } from '@/scripts/site/start-site';
import { testedSite } from '../tested-site';

const out = join(mkdtempSync(join(tmpdir(), 'moved-site-')), 'out');
afterAll(() => rmSync(dirname(out), { recursive: true }));

const [from, to] = ['/services/old-name', `/services/${slugs.services[0]}`] as const;

beforeAll(() => {
  cpSync(testedSite, out, { recursive: true });
  writeRedirects(out, [{ from, to }]);
});

test('the preview server redirects a moved page to its new address, and no other page', async () => {
  const site = await startSite({ root: out, port: 0 });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask(from)).toEqual([301, to]);
  expect(await ask(`${from}?from=list`)).toEqual([301, to]);
  expect(await ask(to)).toEqual([200, null]);
  expect(await ask('/services/older-name')).toEqual([404, null]);
  await site.close();
});

test('a host without redirects serves a page that forwards visitors, and search engines to the new address', () => {
  const page = readFileSync(join(out, `${from}.html`), 'utf8');
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  expect(page).toContain(`<link rel="canonical" href="${siteUrl()}${to}">`);
  expect(page).not.toContain('noindex');
  expect(page).toContain(`<a href="${to}">`);
});
