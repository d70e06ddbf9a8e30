import { cardReading } from '@/content/hiring/card-reading.ts';
import { weightSplits } from '@/content/tickets/categories.ts';
import { palette } from '@/lib/brand/palette.ts';
import { centredSvgText, svgFile, svgText } from '@/lib/images/svg-elements.ts';

const { printed } = cardReading;

/** In SVG units. */
export const cardSize = { width: 360, height: 316 } as const;

const roomFrom = (x: number) => 326 - x;

const label = (x: number, y: number, words: string, room = roomFrom(x)) =>
  svgText(x, y, words, { size: 14, fill: palette.mute, room });

const value = (x: number, y: number, words: string, room = roomFrom(x)) =>
  svgText(x, y, words, { size: 18, room });

/** `to` is the SVG path of the line to the explained part of the card. */
const point = (number: number, x: number, y: number, to: string) =>
  `<path fill="none" stroke="${palette.ink}" stroke-width="1.5" d="M${x} ${y}${to}"/><path fill="${palette.ink}" stroke="${palette.white}" stroke-width="2" d="M${x - 11} ${y - 11}h22v22h-22Z"/>${centredSvgText(x, y + 5.5, String(number), { size: 17, fill: palette.white })}`;

export const cardPanel = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${palette.white}" stroke="${palette.ink}" stroke-width="2.5"/>`;

/** A head without a helmet, as in the photo on a real card, in a box of 80 by 96 units. */
export const portraitShapes = [
  `<path fill="${palette.paper}" stroke="${palette.ink}" stroke-width="1.5" d="M0 0H80V96H0Z"/>`,
  `<path fill="${palette['brand-bright']}" stroke="${palette.ink}" stroke-width="1.5" d="M6 96Q8 70 40 70Q72 70 74 96Z"/>`,
  `<path fill="${palette.skin}" stroke="${palette.ink}" stroke-width="1.5" d="M22 40Q22 66 40 66Q58 66 58 40Q58 22 40 22Q22 22 22 40Z"/>`,
  `<path fill="${palette.ink}" d="M20 44Q14 14 42 14Q66 14 60 44Q58 32 50 29Q34 34 26 30Q22 36 20 44Z"/>`,
].join('');

export const portraitSize = { width: 80, height: 96 } as const;

export const drawPortrait = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 96" width="80" height="96">${portraitShapes}</svg>\n`;

/** The card is invented and resembles no real scheme's card. */
export const drawCard = () => {
  const weight = weightSplits.excavator;
  const firstColumn = 158;
  const parts = [
    cardPanel(28, 14, 304, 174),
    value(42, 37, printed.scheme),
    `<path fill="${palette['card-blue']}" stroke="${palette.ink}" stroke-width="2" d="M29 46H331V68H29Z"/>`,
    svgText(42, 62.5, printed.colour, { size: 17, fill: palette.white, room: roomFrom(42) }),
    `<g transform="translate(42 80)">${portraitShapes}</g>`,
    label(134, 90, printed.name[0]),
    value(134, 107, printed.name[1]),
    label(134, 125, printed.number[0]),
    value(134, 142, printed.number[1]),
    label(134, 160, printed.expiry[0]),
    value(134, 177, printed.expiry[1]),
    cardPanel(28, 204, 304, 100),
    label(42, 225, printed.category, firstColumn),
    label(208, 225, printed.endorsement),
    `<path stroke="${palette.ink}" stroke-width="2" d="M42 233H318"/>`,
    value(42, 256, printed.over(weight), firstColumn),
    value(208, 256, printed.tracked),
    `<path stroke="${palette.line}" stroke-width="1.5" d="M42 267H318"/>`,
    value(42, 290, printed.over(weight), firstColumn),
    value(208, 290, printed.lifting),
    point(1, 347, 31, 'H186'),
    point(2, 347, 57, 'H332'),
    point(3, 13, 128, 'H42'),
    point(4, 347, 137, 'H200'),
    point(5, 347, 172, 'H254'),
    point(6, 13, 251, 'H38'),
    point(7, 347, 285, 'H288'),
  ];
  return svgFile(cardSize.width, cardSize.height, parts.join(''));
};
