import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite } from '@/scripts/check-live/check-site';
import { readBuild } from '@/scripts/check-live/read-build';
import { freePort } from '../free-port';
import { brokenFiles, copyExport } from './breakages';
import { startWrangler, wranglerProblem } from './start-wrangler';

// `npm run check:live` against Cloudflare's local server with one thing broken at a time, in `npm run check:full`.
const problem = wranglerProblem();
if (problem) console.warn(`Skipped: ${problem}, so check:live was not tested against Cloudflare Pages.`);
const described = problem ? describe.skip : describe;

const folder = mkdtempSync(join(tmpdir(), 'live-cloudflare-'));
const [whole, served] = [join(folder, 'whole'), join(folder, 'served')];
// Its worker may write once more.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const change = (file: string, from: string | RegExp, to: string) => {
  const path = join(served, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}.`);
  writeFileSync(path, after);
};

described('on Cloudflare Pages', () => {
  beforeAll(() => copyExport(whole));
  beforeEach(() => {
    rmSync(served, { recursive: true, force: true });
    cpSync(whole, served, { recursive: true });
  });

  const failed = async () => {
    const host = await startWrangler(served, await freePort());
    try {
      const { lines } = await checkSite(new URL(host.url), readBuild(whole));
      return lines.filter(({ fix }) => fix !== undefined).map(({ check }) => check);
    } finally {
      await host.close();
    }
  };

  test('nothing fails', async () => {
    expect(await failed()).toEqual([]);
  });

  test.each(brokenFiles)('%s: %s', async (check, _, spoil) => {
    spoil(served);
    expect(await failed()).toEqual([check]);
  });

  test.each([
    ['Permissions-Policy', /^ {2}Permissions-Policy.*\n/m],
    ['contact.vcf', 'text/vcard', 'text/plain'],
    ['Caching of pages', /max-age=0, must-revalidate/g, 'max-age=600'],
    ['Caching of hashed files', ', immutable', ''],
  ])('%s: by a rule of _headers', async (check, from, to = '') => {
    change('_headers', from, to);
    expect(await failed()).toEqual([check]);
  });

  test('Wrong addresses: without a 404 page each shows the home page', async () => {
    for (const extension of ['', '.gz', '.br']) rmSync(join(served, `404.html${extension}`), { force: true });
    expect(await failed()).toEqual(['Wrong addresses']);
  });
});
