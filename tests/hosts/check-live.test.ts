import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite } from '@/scripts/check-live/check-site';
import { type Build, readBuild } from '@/scripts/check-live/read-build';
import { filesBelow } from '@/scripts/export/pages';
import { startSite } from '@/scripts/site/start-site';
import { brokenFiles, copyExport } from './breakages';
import { nginxBinary, startNginx } from './start-nginx';

// `npm run check:live` against a server with one thing broken at a time: each line is seen to fail, and no other with it.
const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
const [whole, served] = [join(folder, 'whole'), join(folder, 'served')];
const shipped = readFileSync('deploy/nginx.conf', 'utf8');

let build: Build;
beforeAll(() => {
  copyExport(whole);
  build = readBuild(whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(served, { recursive: true, force: true });
  cpSync(whole, served, { recursive: true });
});

const failedOn = async (url: string) => {
  const { lines } = await checkSite(new URL(url), build);
  return lines.filter(({ fix }) => fix !== undefined).map(({ check }) => check);
};

test('on our own server nothing fails', async () => {
  const site = await startSite({ root: served, port: 0 });
  expect(await failedOn(site.url)).toEqual([]);
  await site.close();
});

test('where nothing answers that is the one line', async () => {
  expect(await failedOn('http://127.0.0.1:9')).toEqual(['Pages']);
});

const described = nginxBinary ? describe : describe.skip;
if (!nginxBinary) console.warn('Skipped: nginx is not installed, so check:live was not tested against it.');

described('on nginx', () => {
  const failedWith = async (configuration: string) => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, configuration);
    const nginx = await startNginx(file, served);
    try {
      return await failedOn(nginx.url);
    } finally {
      await nginx.close();
    }
  };

  test('with deploy/nginx.conf nothing fails, and it is known as nginx', async () => {
    expect(await failedWith(shipped)).toEqual([]);
    const nginx = await startNginx('deploy/nginx.conf', served);
    expect((await checkSite(new URL(nginx.url), build)).host.name).toBe('nginx');
    await nginx.close();
  });

  test.each(brokenFiles)('%s: %s', async (check, _, spoil) => {
    spoil(served);
    expect(await failedWith(shipped)).toEqual([check]);
  });

  const without = (text: string) => {
    if (!shipped.includes(text)) throw new Error(`deploy/nginx.conf has no ${text}.`);
    return shipped.replace(text, '');
  };
  const headerNames = [...shipped.matchAll(/add_header (\S+) "/g)].map(([, name = '']) => name);

  test.each(headerNames)('%s: a header that is not sent', async (name) => {
    const [line = ''] = new RegExp(`add_header ${name} .*`).exec(shipped) ?? [];
    expect(await failedWith(without(line))).toEqual([name]);
  });

  test('every header of the build is one of them', () => {
    expect(build.headers.map(([name]) => name).toSorted()).toEqual(headerNames.toSorted());
  });

  test.each([
    [
      'Other addresses of a page',
      'a slash at the end that leads nowhere',
      'rewrite ^/(\\w.*)/$ /$1 permanent;',
    ],
    ['Wrong addresses', 'a page of the host’s', 'error_page 404 /404.html;'],
    ['Caching of hashed files', 'none', '~^/_next/static/  "public, max-age=31536000, immutable";'],
    ['contact.vcf', 'a type that no phone opens', 'text/vcard vcf;'],
  ])('%s: %s', async (check, _, line) => {
    expect(await failedWith(without(line))).toEqual([check]);
  });

  test('Wrong addresses: every address answers with the home page', async () => {
    expect(await failedWith(shipped.replace('$uri.html =404', '$uri.html /index.html'))).toEqual([
      'Wrong addresses',
    ]);
  });

  test('Caching of pages: for ten minutes', async () => {
    expect(await failedWith(shipped.replace('max-age=0, must-revalidate', 'max-age=600'))).toEqual([
      'Caching of pages',
    ]);
  });

  test('Compression: none', async () => {
    for (const file of filesBelow(served)) if (/\.(?:gz|br)$/.test(file)) rmSync(join(served, file));
    expect(await failedWith(shipped)).toEqual(['Compression']);
  });

  test('Search engines: kept away, as previews do', async () => {
    const preview = shipped.replace(
      'server_tokens off;',
      'server_tokens off; add_header X-Robots-Tag noindex always;',
    );
    expect(await failedWith(preview)).toEqual(['Search engines']);
  });
});
