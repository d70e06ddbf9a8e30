import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { glyphDefinitions, textAsGlyphs } from '@/lib/images/glyphs.ts';

type TextStyle = { readonly size: number; readonly room?: number; readonly fill?: string };

const sizeThatFits = (words: string, { size, room = Infinity }: TextStyle) =>
  Math.min(size, room / textWidth(words, 1));

/**
 * Returns text that starts at `x`, with its baseline at `y`. Reduces the font size if the text is wider than
 * `style.room`.
 */
export const svgText = (x: number, y: number, words: string, style: TextStyle) =>
  textAsGlyphs(x, y, words, sizeThatFits(words, style), style.fill ?? palette.ink);

export const centredSvgText = (x: number, y: number, words: string, style: TextStyle) =>
  svgText(x - textWidth(words, sizeThatFits(words, style)) / 2, y, words, style);

export const svgRectangle = (x: number, y: number, w: number, h: number, fill: string, attributes = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h}" fill="${fill}" stroke="${palette.ink}" stroke-width="1.5"${attributes}/>`;

/** Shapes in units of their own, `scale` times as large here, with their origin at `x`, `y`. */
export const svgScaled = (x: number, y: number, scale: number, lineWidth: number, shapes: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})" stroke-width="${lineWidth}" fill="none">${shapes}</g>`;

/** Shapes that `<use>` elements draw in any size. */
export const svgSymbol = (
  id: string,
  { width, height }: { readonly width: number; readonly height: number },
  lineWidth: number,
  shapes: string,
) =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${palette.ink}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;

/** Returns a complete SVG document whose lines have the colour `ink`. */
export const svgFile = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${glyphDefinitions(drawing)}${drawing}</svg>\n`;
