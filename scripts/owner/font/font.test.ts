import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { displayFont } from '@/lib/brand/display-font.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { missingCharacters } from '../../build/missing-characters.ts';
import { prepareFont } from './prepare-font.ts';

/** A font with only one weight, from the `next` package. */
const wide = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('next/package.json')),
    'dist/compiled/@vercel/og/Geist-Regular.ttf',
  ),
);
const shipped = readFileSync('app/fonts/display.woff');

const [preparedWide, preparedShipped] = [prepareFont(wide), prepareFont(shipped)];

const { at, write } = temporaryFolder();

const open = (file: Buffer): Font => {
  const font = create(file);
  if (font.isCollection) throw new Error('The font is a collection.');
  return font;
};

const roomOf = (file: Buffer) => {
  const font = open(file);
  const advances = font.glyphsForString('Which card do you need?').map(({ advanceWidth }) => advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
};

const sizeAdjusted = (rules: string) =>
  [...rules.matchAll(/Fallback[^}]*size-adjust: ([\d.]+)%/g)].map(([, percent]) => Number(percent));

test('creates a font file for pages, one for images, and matching fallback fonts', async () => {
  const { pages, pictures, rules } = await preparedWide;
  expect(pages.length).toBeLessThan(30 * 1024);
  expect([open(pages).type, open(pictures).type]).toEqual(['WOFF2', 'WOFF']);
  expect(open(pictures).hasGlyphForCodePoint(0xa3)).toBe(true);
  const other = await preparedShipped;
  const wider = roomOf(pictures) / (roomOf(other.pictures) * (Number.parseFloat(other.size) / 100));
  const standIns = sizeAdjusted(rules);
  expect(standIns).toHaveLength(2);
  for (const [index, percent] of sizeAdjusted(other.rules).entries())
    expect((standIns[index] ?? 0) / percent / wider).toBeCloseTo(1, 1);
});

test('every file keeps the copyright notice and the licence of the font', async () => {
  const licence = (file: Buffer) =>
    ['copyright', 'license', 'licenseURL'].map((name) => open(file).getName(name));
  expect(licence(wide)).not.toContain(null);
  const { pages, more, pictures } = await preparedWide;
  for (const file of [pages, more, pictures]) expect(licence(file)).toEqual(licence(wide));
});

test('reduces the size of a font that is too wide for phones', async () => {
  const double = Buffer.from(wide);
  // The `head` table stores the units per em; halving them doubles the width of every character.
  const head = double.readUInt32BE(double.indexOf('head') + 8);
  double.writeUInt16BE(double.readUInt16BE(head + 18) / 2, head + 18);
  expect((await preparedWide).size).toBe('100%');
  const { size, rules } = await prepareFont(double);
  expect(rules.split(`swap;\n  size-adjust: ${size};`)).toHaveLength(3);
  expect(Number.parseFloat(size)).toBeLessThan(60);
});

test('installing the shipped font again changes nothing', async () => {
  const { rules, pages } = await preparedShipped;
  expect(rules).toBe(readFileSync('app/fonts/display.css', 'utf8'));
  expect(open(pages).numGlyphs).toBe(open(readFileSync('app/fonts/display.woff2')).numGlyphs);
});

test('characters of other languages are available in images, and on the pages that contain them', async () => {
  const { pages, more, pictures } = await preparedWide;
  for (const letter of 'óŁ') {
    const codePoint = letter.codePointAt(0) ?? 0;
    const fonts = [pages, more, pictures].map(open);
    expect(fonts.map((font) => font.hasGlyphForCodePoint(codePoint))).toEqual([false, true, true]);
  }
});

test('reports characters that the font lacks, but only those in headings', () => {
  // Private Use Area characters. Ordinary fonts don't contain them.
  write('page.html', '<header>A\u{E000}</header><main><h1>B\u{E001}</h1><p>\u{E002}</p></main>');
  expect([...missingCharacters(at(), displayFont)]).toEqual([
    ['\u{E000}', '/page'],
    ['\u{E001}', '/page'],
  ]);
});
