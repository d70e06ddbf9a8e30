import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

const readFont = (file: string) => readFileSync(join(process.cwd(), 'app/fonts', file));

/** WOFF, because next/og cannot read WOFF2. */
export const displayFontFile = readFont('display.woff');

const font = create(displayFontFile);
if (font.isCollection)
  throw new Error(
    'app/fonts/display.woff is a font collection. Use a single font: npm run font -- path/to/font.ttf',
  );

export const displayFont = font;

/** The scale of the display font relative to the font size. `npm run font` sets a value below 1 for wide fonts. */
export const displayScale =
  Number(/swap;\s+size-adjust: ([\d.]+)%/.exec(readFont('display.css').toString())?.[1] ?? 100) / 100;

export const unitsPerEm = font.unitsPerEm / displayScale;

/** Ignores kerning. */
export const textWidth = (words: string, size: number) =>
  (font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;

/** Width in ems. Hyphenated words count as separate words, because they can break at the hyphen. */
export const longestWord = (words: string) =>
  Math.max(...words.split(/\s+|(?<=-)/).map((word) => textWidth(word, 1)));
