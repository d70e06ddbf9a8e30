import type { FigureName } from '../drawings/figures.ts';
import { siteLanguage } from '../language.ts';
import type { Section } from '../model/section.ts';
import { link, type Text } from '../model/text.ts';
import { promises } from '../promises.ts';

/** `asked` completes `and ask …`. */
export const checksAndCost = (driver: string, asked: string): Section => ({
  kind: 'definitions',
  lang: siteLanguage,
  heading: 'What we check and what it costs',
  jump: 'Checks, cost, tomorrow',
  items: [
    {
      term: 'Checks',
      text: ['We ', link(promises.checksInShort.text, '/why-choose-us'), `, and ask ${asked}.`],
    },
    {
      term: 'Cost',
      text: [
        `You pay the ${driver}, and one fee to us: see `,
        link('what a driver costs', '/hire-operators#what-it-costs'),
        '.',
      ],
    },
    {
      term: 'Tomorrow',
      text: ['See ', link('if we can manage it', '/hire-operators#how-soon-can-someone-start'), '.'],
    },
  ],
});

/** The planning guide covers general preparations. */
export const haveReady = (machine: string, items: readonly Text[], figure?: FigureName): Section => ({
  kind: 'list',
  heading: 'What to have ready',
  ...(figure ? { figure, band: 'bright' } : { collapses: 'on-phones' }),
  intro: [
    `You provide the ${machine} and `,
    link('get the site ready', '/resources/project-planning#what-the-operator-should-find-at-the-gate'),
    `. If the ${machine} is on hire, ask the hire firm `,
    link('if it accepts your own driver', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '. You’ll also need:',
  ],
  items,
});

/** A checklist that the driver fills in each day. */
export const dailyChecks = (items: readonly Text[], intro?: Text): Section => ({
  kind: 'checklist',
  heading: 'Daily checks to print',
  printedHeading: 'Daily checks',
  jump: 'Daily check sheet',
  blanks: 'machine',
  intro,
  items: [...items, 'If unsafe, park up and report it'],
});

/** A link to photos of a machine, for pages on which readers have to tell similar machines apart. */
export const photos = (machine: string, article: 'a' | 'an' = 'a') =>
  link(
    `photos of ${article} ${machine} on Wikimedia Commons`,
    `https://commons.wikimedia.org/wiki/Special:MediaSearch?type=image&search=${encodeURIComponent(machine)}`,
  );
