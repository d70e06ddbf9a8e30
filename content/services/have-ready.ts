import type { FigureName } from '../figures';
import { link, type Section, type Text } from '../section';

/** What a hirer provides for one machine. What every operator should find is said once, on the guide to planning. */
export const haveReady = (machine: string, items: readonly Text[], figure?: FigureName): Section => ({
  kind: 'list',
  heading: 'What to have ready',
  sign: 'clipboard',
  figure,
  intro: [
    `The ${machine}, because we only find the driver, and `,
    link(
      'what any operator should find at the gate',
      '/resources/project-planning#what-the-operator-should-find-at-the-gate',
    ),
    '. If it’s on hire, see ',
    link('what to ask the hire firm', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '. For this one have these ready too.',
  ],
  items,
});
