import { blocks } from '../blocks';
import { company } from '../company';
import { machineRanges } from '../machine-ranges';
import { featuredServices } from '../menus';
import { promises } from '../promises';
import type { Section } from '../section';
import { services } from '../services';
import { coverage } from './coverage';
import type { Action, Tile, TopPage } from './top-page';

/** The home page. */
export const home = {
  title: 'Plant Operator Agency, Midlands: CPCS and NPORS',
  description:
    'Need a digger driver, dumper driver or 360 operator? We find plant operators for Midlands sites and check every CPCS or NPORS card. Call us.',
  heading: 'Plant operators for sites across the Midlands',
  intro: `Need a digger driver or any other plant operator? We’re an agency in ${company.city}: we find the operator and check the card, and you take them on.`,
  updated: '2026-11-21',
  /** How fast. The one place on the page that says it. */
  speed: `We can find someone, ${promises.leadTime.text}.`,
  hire: { label: 'Hire Operators', href: '/hire-operators' },
  join: { label: 'Join as Operator', href: '/operator-registration' },
  features: [
    {
      pictogram: 'hard-hat',
      title: 'Skilled Operators',
      text: `${promises.onCardOnly.text} We find people for dumpers of ${machineRanges.dumper}, excavators of ${machineRanges.excavator} and cranes of ${machineRanges.crane}, and we ask what they’ve driven lately.`,
    },
    {
      pictogram: 'card-check',
      title: 'Quality Assured',
      text: `${promises.cardCheck.text} ${promises.references.text}`,
    },
    {
      pictogram: 'clock',
      title: 'Quick Deployment',
      text: `${promises.mondayStart.text} ${promises.straightAnswer.text} You can hire ${promises.hireLength.text}.`,
    },
    {
      pictogram: 'shield',
      title: 'Fully Insured',
      text: `You insure the plant, the site and the people under your control, and a self-employed operator has their own cover. We don’t insure those for you. ${promises.insurance.text}`,
    },
  ],
  services: {
    heading: 'Which machine do you need an operator for?',
    intro: `Each page tells you which card to ask for and what to have ready. ${promises.rareLeadTime.text} We find people only, so if you need the machine too, ask a plant hire firm for operated hire.`,
    entries: featuredServices.map((slug) => services.get(slug)),
    all: { label: 'All services', href: '/services' },
    ticket: { label: 'Which ticket do you need?', href: '/which-ticket' },
  },
  why: {
    heading: `Why Choose ${company.name}`,
    text: `Finding operators and checking their tickets is all we do, and we don’t hire out plant. ${promises.freeForOperators.text} You make the final choice.`,
    points: [
      'Everyone we introduce holds a current CPCS or NPORS card, or an equivalent that your site accepts.',
      promises.identity.text,
      `We cover ${coverage}.`,
      promises.support.text,
    ],
    more: { label: 'How we check operators', href: '/why-choose-us' },
  },
  cost: { ...blocks.introducer, heading: 'What it costs and who pays whom' },
  pays: {
    title: 'Who pays whom',
    lines: [
      { label: 'You pay the operator', value: 'The rate you agree with them, direct' },
      { label: 'You pay us', value: 'One introduction fee, agreed in writing' },
      { label: 'The operator pays us', value: 'Nothing' },
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
  readonly pays: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
  };
  readonly towns: { readonly heading: string; readonly all: Action };
};
