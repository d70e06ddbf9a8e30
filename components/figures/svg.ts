import { palette } from '@/lib/site/palette';
import { textWidth } from '@/lib/site/display-font';
import { textAsGlyphs, glyphDefinitions } from './glyphs';

export const text = (x: number, y: number, words: string, size: number, fill: string = palette.ink) =>
  textAsGlyphs(x, y, words, size, fill);

export const centredText = (x: number, y: number, words: string, size: number, fill?: string) =>
  text(x - textWidth(words, size) / 2, y, words, size, fill);

export const rectangle = (x: number, y: number, w: number, h: number, fill: string, look = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h}" fill="${fill}" stroke="${palette.ink}" stroke-width="1.5"${look}/>`;

export const dashed = ' stroke-dasharray="4 3"';

/** Returns a complete SVG file with ink strokes. */
export const svgFile = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${glyphDefinitions(drawing)}${drawing}</svg>\n`;
