import type { FigureName } from '../drawings/figures';
import { link, type Section, type Text } from '../section';

/** The planning guide covers general preparations. */
export const haveReady = (machine: string, items: readonly Text[], figure?: FigureName): Section => ({
  kind: 'list',
  heading: 'What to have ready',
  ...(figure ? { figure, band: 'brand' } : { collapses: 'on-phones' }),
  intro: [
    `You provide the ${machine} and `,
    link('get the site ready', '/resources/project-planning#what-the-operator-should-find-at-the-gate'),
    `. If the ${machine} is on hire, ask the hire firm `,
    link('if it accepts your own driver', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '. You’ll also need:',
  ],
  items,
});
