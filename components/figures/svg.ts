import { palette } from '@/lib/site/palette';

/** Colours of the drawings: those of the brand, and of what is glass, steel, a blue card or a face. */
export const colours = {
  ...palette,
  glass: '#dfe7ea',
  steel: '#8b949b',
  blue: '#1d5ba6',
  face: '#d9a679',
} as const;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Room that bold text takes, by the widths of Arial. A little too much is harmless. */
export const textWidth = (text: string, size: number) => text.length * size * 0.58;

export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  look = '',
  fill: string = colours.ink,
) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}" font-weight="700"${look}>${escape(words)}</text>`;

export const rectangle = (x: number, y: number, w: number, h: number, fill: string, look = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h}" fill="${fill}" stroke="${colours.ink}" stroke-width="1.5"${look}/>`;

export const plain = ' stroke="none"';
export const dashed = ' stroke-dasharray="4 3"';
export const centred = `${plain} text-anchor="middle"`;
