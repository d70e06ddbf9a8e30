import { commitments } from '../commitments';
import { link, type Section, type Text } from '../section';

const sum = link('what a week costs', '/hire-operators#what-it-costs');

/** The paragraph under the h1, with the way to the sum for those who came for it. */
export const withCost = (intro: string): Text => [`${intro} See `, sum, '.'];

/** What we do before a hirer sees a profile, and where the sum is. `asked` is what we ask these drivers. */
export const checksAndCost = (driver: string, asked: string): Section => ({
  kind: 'prose',
  heading: 'What we check and what it costs',
  jump: 'Checks and cost',
  paragraphs: [
    [
      'We ',
      link(commitments.checksInShort.text, '/why-choose-us'),
      `, and ask ${asked}. You pay the ${driver} direct and one fee to us. See `,
      sum,
      '.',
    ],
  ],
});
