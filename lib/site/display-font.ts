import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';

/** The display face at one weight, for pictures that are drawn at build: next/og does not read the woff2 of pages. */
export const displayFont = readFileSync(join(process.cwd(), 'app/fonts/display.woff'));

const font = create(displayFont);
if (font.isCollection) throw new Error('The display face is a collection of fonts.');

/** The display face with its glyphs and their outlines. */
export const displayFace = font;

/** The width of words in the display face, without kerning. */
export const textWidth = (words: string, size: number) =>
  (font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) /
  font.unitsPerEm;
