import { cardPair, cardReading } from '@/content/hiring/card-reading.ts';
import { weightSplits } from '@/content/tickets/categories.ts';
import { textWidth } from '@/lib/brand/display-font.ts';
import { palette } from '@/lib/brand/palette.ts';
import { svgFile, svgText } from '@/lib/images/svg-elements.ts';
import { cardPanel, portraitShapes } from './draw-card.ts';

/** In SVG units. */
export const cardPairSize = { width: 360, height: 300 } as const;

/** The category of large excavators, as on the card of the drawing that explains cards. */
const code = 'A59';

/** In the proportions of a real card. */
const [width, height] = [260, 164];

const card = (x: number, y: number, colour: string, title: string, validity: string) =>
  [
    cardPanel(x, y, width, height),
    `<path fill="${colour}" stroke="${palette.ink}" stroke-width="2.5" d="M${x} ${y + 40}V${y + 10}q0-10 10-10h${width - 20}q10 0 10 10V${y + 40}Z"/>`,
    svgText(x + 14, y + 27, title, { size: 19, fill: palette.white, room: width - 90 }),
    svgText(x + width - 14 - textWidth(validity, 19), y + 27, validity, { size: 19, fill: palette.white }),
    `<g transform="translate(${x + 14} ${y + 51}) scale(.84)">${portraitShapes}</g>`,
    svgText(x + 96, y + 86, code, { size: 50 }),
    svgText(x + 97, y + 106, cardReading.printed.over(weightSplits.excavator), { size: 17 }),
  ].join('');

/** A red card behind a blue one. They are invented and resemble no real scheme's cards. */
export const drawCardPair = () =>
  svgFile(
    cardPairSize.width,
    cardPairSize.height,
    card(2, 2, palette.danger, cardPair.red.title, cardPair.red.validity) +
      card(98, 134, palette['card-blue'], cardPair.blue.title, cardPair.blue.validity),
  );
