import type { FigureName } from '../figures';
import { link, type Section, type Text } from '../section';

/** What a hirer provides for one machine. What every operator should find is said once, on the guide to planning. */
export const haveReady = (machine: string, items: readonly Text[], figure?: FigureName): Section => ({
  kind: 'list',
  heading: 'What to have ready',
  folded: true,
  figure,
  intro: [
    `You provide the ${machine} and `,
    link('get the site ready', '/resources/project-planning#what-the-operator-should-find-at-the-gate'),
    '. We only find the driver. If it’s on hire, see ',
    link('what to ask the hire firm', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '. Have these ready as well.',
  ],
  items,
});
