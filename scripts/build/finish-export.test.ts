import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { filesBelow } from '../shared/built-site/built-pages.ts';
import type { Redirect } from '../shared/site-redirects.ts';
import { finishExport } from './finish-export.ts';
import { restoreSite } from './replace-site.ts';
import type { AllowedLoads } from './third-party-loads.ts';

const { at, read, write } = temporaryFolder();

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/></head><body>${body}<script src="/_next/static/a.js" async=""></script></body></html>`;

beforeEach(() => {
  write(
    'components/islands/entries/form.ts',
    // Safari 15.4, the oldest supported version (docs/browsers.md), doesn't support static blocks.
    "import('../later'); export class Title { static { document.title = process.env.NEXT_PUBLIC_NAME; } }",
  );
  write('components/islands/entries/react.ts', "document.title = 'React';");
  write('components/islands/later.ts', "document.body.append(document.createElement('q'));");
  write('.next/exported/about.html', page('<p>Words</p>'));
  write(
    '.next/exported/contact.html',
    page('<div data-island="form"><form>a<!-- -->b</form></div><p>c<!-- -->d</p>'),
  );
  write('.next/exported/_next/a.css', 'p{margin:0}q{margin:1px}rt{margin:2px}');
  write('out/marker', 'the previous site');
});

const nothingOutside: AllowedLoads = {
  scripts: [],
  frames: [],
  images: [],
  styles: [],
  fonts: [],
  inline: [],
};

const finish = (isCompressed = false, redirects: readonly Redirect[] = [], allowedLoads = nothingOutside) =>
  finishExport(at(), {
    siteFolder: at('out'),
    settings: { NEXT_PUBLIC_NAME: 'Public setting' },
    databaseOrigin: 'https://db.example',
    isCompressed,
    redirects,
    allowedLoads,
  });

test('a content page has only the CSS rules that it uses, and its policy forbids scripts', () => {
  expect(finish()).toEqual({ pages: 2, pagesWithIslands: 1 });
  const about = read('out/about.html');
  expect(about).toContain('<style>p{margin:0}</style></head><body><p>Words</p></body>');
  expect(about).toContain("script-src 'none'");
  expect(about).toContain("connect-src 'self';");
});

test('`<html>` declares the language of the page, and `<body>` that of the site', () => {
  write('.next/exported/about.html', page('<main lang="pl">Operator</main>'));
  finish();
  expect(read('out/about.html')).toContain('<html lang="pl">');
  expect(read('out/about.html')).toContain('<body lang="en-GB">');
  write('.next/exported/about.html', page('<main><p lang="en-GB">Operator</p></main>'));
  finish();
  expect(read('out/about.html')).toContain('<main><p>Operator</p></main>');
});

test('keeps number ranges, times, postcodes and phone numbers on one line', () => {
  const words =
    '7am-6pm, low-loader, Stourport-on-Severn, B1 1BB, 0121 496 0000, +44 (0)7911 123456, <a href="/24-48">24-48 hours</a>';
  write('.next/exported/about.html', page(`<p>${words}</p><div data-island="form">24-48</div>`));
  finish();
  const unbroken = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  expect(read('out/about.html')).toContain(
    `<p>${unbroken('7am-6pm')}, low-loader, Stourport-on-Severn, ${unbroken('B1 1BB')}, ${unbroken('0121 496 0000')}, ${unbroken('+44 (0)7911 123456')}, <a href="/24-48">${unbroken('24-48')}\u00a0hours</a></p><div data-island="form">24-48</div>`,
  );
});

test('keeps tickets and measurements on one line', () => {
  write(
    '.next/exported/about.html',
    page('<p>CPCS A09, CPCS <b>A59</b>, BS 6187, endorsement C, CPCS card, 13-tonne, 15 tonnes, 2 men</p>'),
  );
  finish();
  expect(read('out/about.html')).toContain(
    '<p>CPCS\u00a0A09, CPCS\u00a0<b>A59</b>, BS\u00a06187, endorsement\u00a0C, CPCS card, 13-\u2060tonne, 15\u00a0tonnes, 2 men</p>',
  );
});

test('a page with an island loads only the modules of that island', () => {
  finish();
  const contact = read('out/contact.html');
  expect(contact).toContain('<style>p{margin:0}q{margin:1px}</style>');
  expect(contact).toContain("connect-src 'self' https://db.example;");
  expect(contact).toContain("script-src 'self' 'sha256-");
  // React needs its own comments for hydration.
  expect(contact).toContain('<form>a<!-- -->b</form></div><p>cd</p>');
  expect(contact).not.toContain('/_next/static/a.js');
  const [, entry = ''] = /\["[^"]+\/react-\w+\.js","([^"]+\/form-\w+\.js)"\]/.exec(contact) ?? [];
  expect(read(`out${entry}`)).toContain('Public setting');
  expect(read(`out${entry}`)).not.toMatch(/\bstatic\b/);
});

test('a moved page redirects on every supported host', () => {
  finish(false, [
    { from: '/old/about-us', to: '/about' },
    { from: '/terms.pdf', to: '/about' },
  ]);
  expect(read('out/_redirects')).toBe('/old/about-us /about 301\n/terms.pdf /about 301\n');
  expect(read('out/_redirects.map')).toBe('/old/about-us /about;\n/terms.pdf /about;\n');
  expect(read('out/terms.pdf.html')).toContain('url=/about');
  const redirectPage = read('out/old/about-us.html');
  expect(redirectPage).toContain('<meta http-equiv="refresh" content="0; url=/about">');
  expect(redirectPage).not.toContain('noindex');
  expect(redirectPage).toMatch(/<link rel="canonical" href="https?:[^"]+\/about">/);
  expect(redirectPage).toContain('<a href="/about">');
  expect(redirectPage).toContain("script-src 'none'");
});

test.each([
  ['/index', 'index.html'],
  ['/404', '404.html'],
  ['/Contact.html', 'contact.html'],
  ['/sheets/dumper', 'sheets/dumper.html'],
])('the redirect from %s fails the build, because it would replace %s', (from, file) => {
  for (const name of ['index', '404', 'sheets/dumper'])
    write(`.next/exported/${name}.html`, page('<p>Words</p>'));
  expect(() => finish(false, [{ from, to: '/about' }])).toThrow(
    `content/redirects.ts: ${from} would replace ${file} of the site. Remove the line.`,
  );
  expect(filesBelow(at('out'))).toEqual(['marker']);
});

test('compresses text files larger than 1 kB if requested', () => {
  const text = 'plant operator '.repeat(200);
  write('.next/exported/robots.txt', text);
  write('.next/exported/icon.png', text);
  finish(true);
  expect(brotliDecompressSync(readFileSync(at('out/robots.txt.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('out/robots.txt.gz'))).toString()).toBe(text);
  expect(filesBelow(at('out')).filter((file) => /^(?:icon|_next).*\.(?:br|gz)$/.test(file))).toEqual([]);
});

test.each([
  ['an island without an entry', 'components/islands/entries/form.ts', 'components/islands/entries/form.ts'],
  ['an export that is missing', '.next/exported', 'ENOENT'],
])('%s fails the build and leaves `out` unchanged', (_, missing, message) => {
  rmSync(at(missing), { recursive: true });
  expect(() => finish(true)).toThrow(message);
  expect(filesBelow(at('out'))).toEqual(['marker']);
});

test('restores `out` if the previous build was killed while replacing it', () => {
  renameSync(at('out'), at('.next/previous-out'));
  restoreSite(at(), at('out'));
  expect(read('out/marker')).toBe('the previous site');
});

const counter = '<script defer src="https://count.example/c.js" data-site="1"></script>';

test('keeps a third-party script that content declares, and allows it in the policy', () => {
  const before = 'var counted=[];';
  write('.next/exported/about.html', page(`<p>Words</p><script>${before}</script>${counter}`));
  finish(false, [], { ...nothingOutside, scripts: ['https://count.example/c.js'], inline: [before] });
  const about = read('out/about.html');
  expect(about).toContain(`<script>${before}</script>${counter}`);
  const hash = createHash('sha256').update(before).digest('base64');
  expect(about).toContain(`script-src https://count.example 'sha256-${hash}';`);
  expect(about).toContain("connect-src 'self' https://count.example");
});

test.each([
  [counter, 'https://count.example/c.js'],
  ['<iframe src="https://maps.example/here" title="Map"></iframe>', 'https://maps.example'],
  ['<img src="https://photos.example/a.jpg" alt="" width="1" height="1">', 'https://photos.example'],
  ['<link rel="stylesheet" href="https://fonts.example/css">', 'https://fonts.example'],
  [
    '<style>@font-face{font-family:F;src:url(https://fonts.example/f.woff2)}</style>',
    'https://fonts.example',
  ],
  ['<script>count()</script>', 'count()'],
  ['<script src="/count.js"></script>', '/count.js'],
  ['<p style="margin:0">Words</p>', 'style'],
  ['<div data-island="form"></div>'.repeat(2), '"form" twice'],
])('an undeclared %s fails the build, and the error names it', (html, name) => {
  write('.next/exported/about.html', page(html));
  const message = expect.stringMatching(/^\/about [a-z]/);
  expect(finish).toThrow(expect.objectContaining({ name: 'ExpectedError', message }));
  expect(finish).toThrow(name);
  expect(read('out/marker')).toBe('the previous site');
});
