import { siteLanguage } from '../language.ts';
import type { Section } from '../model/section.ts';
import { link } from '../model/text.ts';

/** `driver` is the sector's usual operator, such as `digger driver`, or just `driver`. `asked` completes `and ask …`. */
export const checksAndPayIn = (driver: string, asked: string): Section => ({
  kind: 'definitions',
  heading: 'What we check and who pays',
  lang: siteLanguage,
  jump: 'Checks and pay',
  items: [
    {
      term: 'Checks',
      text: ['On top of ', link('our usual checks', '/why-choose-us'), `, we ask ${asked}.`],
    },
    {
      term: 'Pay',
      text: [
        `You take the ${driver} on and pay them, and pay us one fee: see `,
        link('what a driver costs', '/hire-operators#what-it-costs'),
        '.',
      ],
    },
  ],
});
