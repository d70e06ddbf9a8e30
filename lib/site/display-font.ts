import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

const read = (file: string) => readFileSync(join(process.cwd(), 'app/fonts', file));

/** The display font at one weight, for images rendered by the build. It is a woff file because next/og can't read woff2. */
export const displayFontFile = read('display.woff');

const font = create(displayFontFile);
if (font.isCollection) throw new Error('The display font must be a single font, not a font collection.');

/** The parsed display font, with its glyphs and their outlines. */
export const displayFont = font;

/** The size of the font on pages and in drawings, as a fraction of the font size. `npm run font` makes a wide font smaller. */
export const displayScale =
  Number(/swap;\s+size-adjust: ([\d.]+)%/.exec(read('display.css').toString())?.[1] ?? 100) / 100;

/** Units of the font's outlines per em, on pages and in drawings. */
export const unitsPerEm = font.unitsPerEm / displayScale;

/** Returns the width of words in the display font at a font size, without kerning. */
export const textWidth = (words: string, size: number) =>
  (font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;

/** Returns the width of the longest word in ems of the display font. A word may break after a hyphen. */
export const longestWord = (words: string) =>
  Math.max(...words.split(/\s+|(?<=-)/).map((word) => textWidth(word, 1)));
