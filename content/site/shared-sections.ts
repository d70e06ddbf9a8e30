import type { Town } from '../towns/town';
import { regulations } from '../regulations';
import { inLanguage, link, type Section, type Sections } from '../section';
import { siteLanguage } from './language';
import { sources } from '../sources';
import { ticketsInShort } from '../tickets/ticket-lines';

export const whatToTell = {
  kind: 'list',
  heading: 'What to tell us when you call',
  items: [
    'Your machine: make, model, size and attachments',
    'The site: address or nearest town, and who to ask for at the gate',
    'The dates: first day, how long for, shift times, any nights or weekends',
    'The work: digging, loading, lifting, trimming or tipping',
    'The card your site asks for, if it sets one',
    'The risks: lifting, slopes, live traffic, services or contaminated ground',
    'The pay you’re offering, and how you’ll take them on',
  ],
} as const satisfies Section;

/** Has no full stop, so that pages can continue the second sentence. */
export const coalPermit = [
  `${regulations.coalPermit.asks} Apply to the `,
  link(sources.coalPermits.publisher, regulations.coalPermit.href),
] as const;

/** Completes a clause such as `see …`. The linked section has the limits, so that they stand in one place. */
export const nightLimits = link(
  'how many hours of nights the law allows',
  '/hire-operators#what-to-agree-with-the-operator-before-they-start',
);

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

/** Labels instead of sentences, because the same lines appear on every town page. */
const beforeYouHire = ({ machines }: Town): Section => ({
  kind: 'list',
  heading: 'Before you ring',
  lang: siteLanguage,
  jump: 'Cost and checks',
  items: [
    [link('How soon, even tomorrow', '/hire-operators#how-soon-can-someone-start')],
    ...(machines.some(({ machine }) => machine === 'excavator-operators')
      ? [[link('Lifting with a 360', '/services/excavator-operators#lifting-with-a-digger')]]
      : []),
    [link('Cost and who pays', '/hire-operators#what-it-costs')],
    [link('Our card checks', '/why-choose-us')],
  ],
});

/** The sections that every town page starts with. */
export const townFirstSections = (town: Town): Sections => [
  {
    kind: 'machine-list',
    heading: `Machines and tickets for ${town.name}`,
    lang: siteLanguage,
    items: town.machines.map(({ work, ticket, ...machine }) => ({
      ...machine,
      lines: [typeof work === 'string' ? inLanguage(work, town.lang) : work, ticketsInShort[ticket]],
    })),
  },
  beforeYouHire(town),
  { kind: 'callout', ...town.knowFirst },
];

export const townSections = (town: Town): Sections => [...townFirstSections(town), ...town.sections];
