import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

const read = (file: string) => readFileSync(join(process.cwd(), 'app/fonts', file));

/**
 * The display font in one weight, for images that the build renders. It is in WOFF format, because next/og cannot read
 * WOFF2.
 */
export const displayFontFile = read('display.woff');

const font = create(displayFontFile);
if (font.isCollection) throw new Error('The display font must be a single font, not a font collection.');

/** The parsed display font, including its glyph outlines. */
export const displayFont = font;

/** The scale of the display font relative to the font size. `npm run font` sets a value below 1 for wide fonts. */
export const displayScale =
  Number(/swap;\s+size-adjust: ([\d.]+)%/.exec(read('display.css').toString())?.[1] ?? 100) / 100;

/** The number of font units per em, after scaling. */
export const unitsPerEm = font.unitsPerEm / displayScale;

/** Returns the width of text in the display font at the given size, ignoring kerning. */
export const textWidth = (words: string, size: number) =>
  (font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;

/**
 * Returns the width in ems of the longest word in the display font. Hyphenated words count as separate words, because
 * they can break at the hyphen.
 */
export const longestWord = (words: string) =>
  Math.max(...words.split(/\s+|(?<=-)/).map((word) => textWidth(word, 1)));
