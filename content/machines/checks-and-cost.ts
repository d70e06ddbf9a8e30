import { commitments } from '../commitments';
import { link, type Section } from '../section';
import { siteLanguage } from '../site/language';

/** `asked` completes `and ask …`. */
export const checksAndCost = (driver: string, asked: string): Section => ({
  kind: 'definitions',
  lang: siteLanguage,
  heading: 'What we check and what it costs',
  jump: 'Checks, cost, tomorrow',
  items: [
    {
      term: 'Checks',
      text: ['We ', link(commitments.checksInShort.text, '/why-choose-us'), `, and ask ${asked}.`],
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
