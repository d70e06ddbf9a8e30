import { askEarly, commitments } from './commitments';
import type { Office } from './company';
import type { Location } from './locations/location';
import { regulations } from './regulations';
import { link, type Section, type Sections, type Text } from './section';
import { sources } from './sources';

/** Standard sections, written once. */
export const blocks = {
  /** On every page about a machine. The pages it leads to tell the whole. */
  checksAndPay: {
    kind: 'prose',
    heading: 'What we check and who pays',
    jump: 'Checks and pay',
    paragraphs: [
      [
        `${commitments.cardCheck.text} You take the operator on and pay them direct. ${commitments.fee.text} See `,
        link('how we check', '/why-choose-us'),
        ' and ',
        link('what it costs', '/hire-operators#what-it-costs-and-who-pays-whom'),
        '.',
      ],
    ],
  },
  whatToTell: {
    kind: 'list',
    heading: 'What to tell us when you call',
    items: [
      'The machine: make, model, size and any attachments',
      'The site: address or nearest town, and who to ask for at the gate',
      'The dates: first day, how long for, shift times, any nights or weekends',
      'The work: digging, loading, lifting, trimming or tipping',
      'The card your site asks for, if it sets one',
      'The risks: lifting, slopes, live traffic, services or contaminated ground',
      'The pay you’re offering, and how you’ll take them on',
    ],
  },
  profile: {
    kind: 'panel',
    heading: 'What you receive',
    intro: 'Here’s what we send you for each operator who fits.',
    panel: 'sample-profile',
  },
} as const satisfies Record<string, Section>;

/** What old coal workings require, and whom to ask: after a sentence about the ground, and without its full stop. */
export const coalPermit = [
  `${regulations.coalPermit.asks} Apply to the `,
  link(sources.coalPermits.publisher, regulations.coalPermit.href),
] as const;

/** What is checked and who pays, in two lines, for a page that names whom it is about: `digger driver`. */
const checksAndPayOf = (driver: string): Text => [
  `You take on and pay the ${driver}. You pay us ${commitments.feeInShort.text}. See `,
  link('the costs', '/hire-operators#what-it-costs-and-who-pays-whom'),
  ' and ',
  link('our checks', '/why-choose-us'),
  '.',
];

/** The same as a section, for a page about a sector. */
export const checksAndPayIn = (driver: string): Section => ({
  kind: 'prose',
  heading: blocks.checksAndPay.heading,
  jump: blocks.checksAndPay.jump,
  paragraphs: [checksAndPayOf(driver)],
});

/** The first sentence of a town's page: who we are, whom we find, where, and how soon. */
export const weFind = (drivers: string, places: string) =>
  `We’re a plant operator agency that finds ${drivers} for ${places}, ${commitments.leadTime.text}.`;

/** A town's page below its map, with when the phone of an office is answered. */
export const townSections = (
  { name, knowFirst, machines, rare = [], driver, saturdays, sections }: Location,
  { hours }: Pick<Office, 'hours'>,
): Sections => {
  const onSaturday = hours.find(({ days }) => days.includes('Saturday'));
  return [
    { kind: 'callout', ...knowFirst },
    { kind: 'machines', heading: `Machines and tickets for ${name}`, items: machines },
    {
      kind: 'prose',
      heading: 'Saturdays, notice and pay',
      jump: 'Saturdays and pay',
      paragraphs: [
        [
          `For a Saturday in ${name}, ${commitments.saturdayStart.text}. Agree the pay, and have the machine fuelled and someone in to give the induction. Check that your planning conditions allow Saturday work.`,
          ...(onSaturday ? [` We answer the phone ${onSaturday.text} that day.`] : []),
        ],
        ...(saturdays ? [saturdays] : []),
        ...(rare.length > 0 ? [askEarly(...rare)] : []),
        checksAndPayOf(driver),
      ],
    },
    ...sections,
  ];
};
