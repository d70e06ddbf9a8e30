import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHeaderRules } from '../site/header-rules';
import { interactivePaths, islandNames } from './declared-pages';
import { headersFile } from './headers-file';
import { builtPages, filesBelow } from './pages';
import { isCompressible, precompress } from './precompress';
import { payloadsAmong } from './payloads';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('pages are found at any depth and answer paths without an ending', () => {
  for (const file of ['index.html', 'about.html', 'services/dumper.html', 'robots.txt']) write(file, '');
  expect(builtPages(folder).map(({ path }) => path)).toEqual(['/', '/about', '/services/dumper']);
});

test('payloads of the client router are told from other texts', () => {
  const payloads = ['about.txt', '__next._full.txt', 'about/__next._tree.txt'];
  const others = ['about.html', 'robots.txt', 'llms.txt', '__next.png'];
  expect([...payloadsAmong([...payloads, ...others])]).toEqual(payloads);
});

test('a text of more than a kilobyte is compressed to what it was, a shorter one is left', () => {
  const text = 'plant operator '.repeat(200);
  const [big, small] = [join(folder, 'big.html'), join(folder, 'small.html')];
  expect(precompress(big, Buffer.from(text))).toBe(true);
  expect(precompress(small, Buffer.from('short'))).toBe(false);
  expect(brotliDecompressSync(readFileSync(`${big}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${big}.gz`)).toString()).toBe(text);
  expect([...filesBelow(folder)].toSorted()).toEqual(['big.html.br', 'big.html.gz']);
});

test('pictures and fonts are compressed already', () => {
  expect(['page.html', 'feed.xml', 'a.js', 'icon.png', 'face.woff2'].filter(isCompressible)).toEqual([
    'page.html',
    'feed.xml',
    'a.js',
  ]);
});

test('a page hydrates by the folder that it stands in, and islands are known by their directive', () => {
  write('app/(interactive)/contact/page.tsx', '');
  write('app/(interactive)/layout.tsx', '');
  write('app/(content)/page.tsx', '');
  write('components/islands/form.tsx', "'use client';\nexport const Form = () => null;\n");
  write('components/ui/text.tsx', 'export const Text = () => null;\n');
  expect(interactivePaths(folder)).toEqual(['/contact']);
  expect(islandNames(folder)).toEqual(['Form']);
});

test('the headers file says what a server then sends', () => {
  const rules = readHeaderRules(
    headersFile(['/', '/about', '/services', '/services/dumper', '/services/roller']),
  );
  const sent = (path: string) =>
    Object.fromEntries(rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers));
  expect(sent('/services/dumper')).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(sent('/_next/static/a.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(sent('/nothing')['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  expect(sent('/nothing')['Cache-Control']).toBeUndefined();
});
