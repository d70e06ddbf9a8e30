import { company } from '../company';
import { whoPays } from '../hiring';
import { featuredServices } from '../menus';
import { commitments } from '../commitments';
import { link, type Section } from '../section';
import { services } from '../services';
import { coverage } from './coverage';
import type { Action, Tile, TopPage } from './top-page';

/** The home page. */
export const home = {
  title: 'Plant Operator Agency, Midlands: CPCS and NPORS',
  description:
    'Need a digger driver, dumper driver or 360 operator? We find plant operators for Midlands sites and check every CPCS or NPORS card. Call us.',
  heading: 'Plant operators for sites across the Midlands',
  /** What we are, in words that a stranger can repeat. */
  intro: `We’re an agency in ${company.city}. We find the driver and ${commitments.cardCheckInShort.text}. You take them on direct.`,
  updated: '2026-11-22',
  /** How fast. The one place on the page that says it. */
  speed: `We can find someone, ${commitments.leadTimeOften.text}.`,
  hire: { label: 'Hire Operators', href: '/hire-operators' },
  join: { label: 'Join as Operator', href: '/operator-registration' },
  /** For a hirer who has only ever hired the machine with a driver. */
  firstHire: { label: 'Never hired a driver before?', href: '/hire-operators#never-hired-a-driver-before' },
  /** With the drawings of all machines. `sweep` is above a phone's strip, which shows two of them at a time. */
  fleet: {
    sweep: `${services.entries.length} machines: swipe`,
    caption: 'The machines we find drivers for, drawn to one scale and lined up by height',
  },
  features: [
    { pictogram: 'hard-hat', title: 'Skilled Operators', text: commitments.onCardOnly.text },
    {
      pictogram: 'card-check',
      title: 'Quality Assured',
      text: `We ${commitments.checksInShort.text} before you see a profile.`,
    },
    { pictogram: 'clock', title: 'Quick Deployment', text: commitments.mondayStart.text },
    {
      pictogram: 'shield',
      title: 'Fully Insured',
      text: [
        `${commitments.ownInsuranceInShort.text} `,
        link('Who insures what', '/hire-operators#what-to-agree-with-the-operator-before-they-start'),
        '.',
      ],
    },
  ],
  services: {
    heading: 'Which machine do you need an operator for?',
    intro: 'We find people only. If you need the machine too, ask a plant hire firm for operated hire.',
    entries: featuredServices.map((slug) => services.get(slug)),
    all: { label: 'All services', href: '/services' },
    ticket: { label: 'Which ticket do you need?', href: '/which-ticket' },
  },
  why: {
    heading: `Why Choose ${company.name}`,
    text: 'Finding operators and checking their tickets is all we do. You make the final choice.',
    points: [commitments.cardHeld.text, `We cover ${coverage}.`, commitments.freeForOperators.text],
    more: { label: 'How we check operators', href: '/why-choose-us' },
  },
  cost: {
    kind: 'prose',
    heading: 'What it costs and who pays whom',
    paragraphs: [
      [
        `${whoPays} See `,
        link('a worked example of the cost', '/hire-operators#what-it-costs'),
        ', with VAT, payroll and CIS (the Construction Industry Scheme).',
      ],
    ],
  },
  towns: {
    heading: 'Where we find operators',
    all: { label: 'All the towns we cover', href: '/locations' },
  },
} as const satisfies TopPage & {
  readonly speed: string;
  readonly hire: Action;
  readonly join: Action;
  readonly firstHire: Action;
  readonly fleet: { readonly sweep: string; readonly caption: string };
  readonly features: readonly Tile[];
  readonly services: {
    readonly heading: string;
    readonly intro: string;
    readonly entries: typeof services.entries;
    readonly all: Action;
    readonly ticket: Action;
  };
  readonly why: {
    readonly heading: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly more: Action;
  };
  readonly cost: Section;
  readonly towns: {
    readonly heading: string;
    readonly all: Action;
  };
};
