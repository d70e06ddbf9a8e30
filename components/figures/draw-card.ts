import { cardLimits, cardSchemes } from '@/content/cards';
import { centred, colours, text } from './svg';

/** Size of the drawing in its own units. */
export const cardSize = { width: 360, height: 330 } as const;

const label = (x: number, y: number, words: string) =>
  `<text x="${x}" y="${y}" font-size="12" fill="${colours.mute}">${words}</text>`;

/** Number on what is checked, with a line to it. */
const mark = (number: number, x: number, y: number, to: string) =>
  `<path fill="none" stroke="${colours.ink}" stroke-width="1.5" d="M${x} ${y}${to}"/><path fill="${colours.ink}" stroke="${colours.white}" stroke-width="2" d="M${x - 11} ${y - 11}h22v22h-22Z"/>${text(x, y + 5, String(number), 14, centred, colours.white)}`;

const panel = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${colours.white}" stroke="${colours.ink}" stroke-width="2.5"/>`;

/** A head in a hard hat on 80 by 96 units. */
const portrait = [
  `<path fill="${colours.paper}" stroke="${colours.ink}" stroke-width="1.5" d="M0 0H80V96H0Z"/>`,
  `<path fill="${colours.line}" stroke="${colours.ink}" stroke-width="1.5" d="M6 96Q8 68 40 68Q72 68 74 96ZM24 40Q24 66 40 66Q56 66 56 40Z"/>`,
  `<path fill="${colours.plant}" stroke="${colours.ink}" stroke-width="1.5" d="M18 42Q18 20 40 20Q62 20 62 42L66 44H14Z"/>`,
].join('');

/** Size of the portrait in its own units. */
export const portraitSize = { width: 80, height: 96 } as const;

export const drawPortrait = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 96" width="80" height="96">${portrait}</svg>\n`;

/** A card of our own drawing, front and back: no scheme's card looks like it. */
export const drawCard = () => {
  const weight = cardLimits.A59?.from;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}" width="${cardSize.width}" height="${cardSize.height}" fill="none" font-family="Arial, Liberation Sans, sans-serif">${[
    panel(14, 14, 320, 168),
    `<path fill="${colours.ink}" d="M15 44V24Q15 15 24 15H324Q333 15 333 24V44Z"/>`,
    text(28, 35, 'EXAMPLE CARD', 14, '', colours.white),
    `<path fill="${colours.paper}" stroke="${colours.ink}" stroke-width="1.5" d="M15 44H333V62H15Z"/>`,
    text(28, 57, `Blue: ${cardSchemes.cpcs.blue.title}`, 12),
    `<g transform="translate(30 74)">${portrait}</g>`,
    label(124, 84, 'Name'),
    text(124, 101, 'J. Sample', 15),
    label(124, 118, 'Number'),
    text(124, 135, '000 000', 15),
    label(124, 152, 'Expires'),
    text(124, 169, 'Month and year', 15),
    panel(14, 198, 320, 118),
    label(40, 220, 'Category'),
    label(205, 220, 'Endorsement'),
    `<path stroke="${colours.ink}" stroke-width="2" d="M40 228H320"/>`,
    text(40, 252, `360 above ${weight} t`, 15),
    text(205, 252, 'A, tracked', 15),
    `<path stroke="${colours.line}" stroke-width="1.5" d="M40 264H320"/>`,
    text(40, 288, `360 above ${weight} t`, 15),
    text(205, 288, 'C, lifting', 15),
    mark(1, 345, 28, 'H160'),
    mark(2, 345, 62, 'L306 54H200'),
    mark(3, 16, 120, 'H40'),
    mark(4, 262, 130, 'H196'),
    mark(5, 292, 164, 'H250'),
    mark(6, 16, 270, 'L36 250'),
    mark(7, 318, 286, 'H282'),
  ].join('')}</svg>\n`;
};
