import { commitments } from '../commitments';
import { link, type Section } from '../section';

/** What we do before a hirer sees a profile, and where the sum is. `asked` ends the sentence on what we ask these drivers. */
export const checksAndCost = (driver: string, asked: string): Section => ({
  kind: 'prose',
  heading: 'What we check and what it costs',
  jump: 'Checks and cost',
  paragraphs: [
    [
      `We ${commitments.checksInShort.text} and ask ${asked}: see `,
      link('how we check', '/why-choose-us'),
      `. You pay the ${driver} direct and one fee to us: see `,
      link('what a week costs', '/hire-operators#what-it-costs-and-who-pays-whom'),
      '.',
    ],
  ],
});
