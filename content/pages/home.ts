import { company, outOfHours, terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { services } from '../services';
import { regionList } from './coverage';
import type { Action, Tile, TopPage } from './top-page';

/** The home page. */
export const home = {
  title: 'Mobile Plant Operators, Midlands',
  description: `Card-checked CPCS and NPORS plant operators introduced to Midlands sites, often ${terms.supply}. ${services.entries.length} machine types, one day to several months.`,
  heading: 'Certified mobile plant operators across the Midlands',
  intro: `Tell us the machine, the place and the dates. You receive named operators with checked CPCS, NPORS or equivalent cards, often ${terms.supply}, subject to availability. The final choice is yours.`,
  updated: '2026-11-20',
  hire: { label: 'Hire Operators', href: '/hire-operators' },
  join: { label: 'Join as Operator', href: '/operator-registration' },
  features: [
    {
      pictogram: 'hard-hat',
      title: 'Skilled Operators',
      text: `Put forward for the machines on their card, with experience to match: dumpers of ${machineRanges.dumper}, excavators of ${machineRanges.excavator}, cranes of ${machineRanges.crane}.`,
    },
    {
      pictogram: 'card-check',
      title: 'Quality Assured',
      text: 'Every certification card is checked with the scheme that issued it, and references are followed up, before a profile reaches you.',
    },
    {
      pictogram: 'clock',
      title: 'Quick Deployment',
      text: `Often ${terms.supply}, otherwise ${terms.supplyRange}, subject to availability. Hire runs ${terms.hire}.`,
    },
    {
      pictogram: 'shield',
      title: 'Fully Insured',
      text: 'Cover is confirmed in writing before a start: yours for plant and site, the operator’s own where self-employed. Everyone knows who insures what.',
    },
  ],
  services: {
    heading: 'Operators for the machine you have on site',
    intro: 'Each page gives the card category to ask for, the checks and what to provide.',
    entries: services.entries.slice(0, 6),
    all: { label: 'All services', href: '/services' },
  },
  why: {
    heading: `Why Choose ${company.name}`,
    text: 'We introduce operators and nothing else. Cards are checked at the source, the site’s needs are asked for first, and you decide who gets the keys.',
    points: [
      'CPCS, NPORS or an equivalent that your site accepts',
      'Photo, expiry date, category and endorsement compared',
      `Coverage: ${regionList}`,
      `${outOfHours}, for when somebody cannot attend`,
    ],
    more: { label: 'How each point is checked', href: '/why-choose-us' },
  },
  closing: {
    heading: 'Machine, place, dates: three facts are enough to begin',
    text: 'Send them through the contact form or ring. For a start within two days, ring.',
    contact: { label: 'Contact Us', href: '/contact' },
  },
} as const satisfies TopPage & {
  readonly hire: Action;
  readonly join: Action;
  readonly features: readonly Tile[];
  readonly services: {
    readonly heading: string;
    readonly intro: string;
    readonly entries: typeof services.entries;
    readonly all: Action;
  };
  readonly why: {
    readonly heading: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly more: Action;
  };
  readonly closing: { readonly heading: string; readonly text: string; readonly contact: Action };
};
