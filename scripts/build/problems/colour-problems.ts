import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { readPalette, type ColourToken, type Palette } from '@/lib/brand/read-palette.ts';

/** WCAG 2.2 AA for text. Icons and lines need only 3:1, but the site uses the same colour pairs for them. */
const minRatio = 4.5;

type Pair = readonly [front: ColourToken, ground: ColourToken, where: string];

const pairs: readonly Pair[] = [
  ['ink', 'white', 'text'],
  ['ink', 'paper', 'text on panels'],
  ['ink', 'brand-bright', 'links under the pointer, and lines of drawings'],
  ['ink', 'line', 'a button that is busy'],
  ['mute', 'white', 'secondary text'],
  ['mute', 'paper', 'secondary text on panels'],
  ['danger', 'white', 'errors'],
  ['white', 'danger', 'the sign of an error'],
  ['white', 'ink', 'numbers of steps'],
  ['on-brand', 'brand', 'buttons and bars of cards'],
  ['on-brand', 'brand-deep', 'buttons under the pointer'],
  ['white', 'asphalt', 'header and footer'],
  ['white', 'asphalt-soft', 'menus under the pointer'],
  ['brand-bright', 'asphalt', 'the current page in the header'],
  ['brand-bright', 'asphalt-soft', 'the current page in menus, under the pointer'],
  ['white', 'card-blue', 'the drawing of a card'],
  ['stamp', 'white', 'the stamp on a card'],
  ['white', 'sign-green', 'names on signs'],
  ['sign-yellow', 'sign-green', 'numbers of main roads on signs'],
  ['white', 'sign-blue', 'numbers of motorways on signs'],
];

const contrastProblems = (palette: Palette): readonly string[] =>
  pairs.flatMap(([front, ground, where]) => {
    const ratio = wcagContrast(palette[front], palette[ground]);
    if (ratio >= minRatio) return [];
    // Round down, because rounding 4.499 up to 4.5 would make it look valid.
    const ratioText = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [
      `app/colours.css: --color-${front} (${palette[front]}) on --color-${ground} (${palette[ground]}) has a contrast of ${ratioText}; WCAG AA asks for ${minRatio} (${where}).`,
    ];
  });

/** Invalid colours, and pairs with too little contrast for text. */
export const colourProblems = (styles = readFileSync('app/colours.css', 'utf8')): readonly string[] => {
  try {
    return contrastProblems(readPalette(styles));
  } catch (error) {
    return [(error as Error).message];
  }
};
