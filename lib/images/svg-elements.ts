import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { drawGlyphs, glyphDefinitions } from '@/lib/images/glyphs.ts';

type TextStyle = { readonly size: number; readonly room?: number; readonly fill?: string };

const sizeThatFits = (words: string, { size, room = Infinity }: TextStyle) =>
  Math.min(size, room / textWidth(words, 1));

/**
 * Returns text that starts at `x`, with its baseline at `y`. Reduces the font size if the text is wider than
 * `style.room`.
 */
export const svgText = (x: number, y: number, words: string, style: TextStyle) =>
  drawGlyphs(x, y, words, sizeThatFits(words, style), 0, ` fill="${style.fill ?? palette.ink}"`);

export const centredSvgText = (x: number, y: number, words: string, style: TextStyle) =>
  svgText(x - textWidth(words, sizeThatFits(words, style)) / 2, y, words, style);

/** Returns a complete SVG document whose lines have the colour `ink`. */
export const svgFile = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${glyphDefinitions(drawing)}${drawing}</svg>\n`;
