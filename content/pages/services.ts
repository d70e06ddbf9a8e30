import { commitments } from '../commitments';
import { services } from '../services';
import { link } from '../section';
import type { TopPage } from './top-page';

/** The list of services: twelve cards, and the other machines below them. */
export const servicesPage = {
  title: 'Plant Operators to Hire, Machine by Machine',
  description:
    'Digger drivers, dumper drivers, crane, telehandler and roller operators: pick your machine, see which CPCS or NPORS card to ask for, and call us.',
  heading: 'Which machine do you need an operator for?',
  intro: [
    'Pick your machine to see how soon we can find someone, which card to ask for and what to have ready. If you’re not sure which ticket you need, ',
    link('find it in three taps', '/which-ticket'),
    ' or read the ',
    link('card guide', '/resources/certifications'),
    '.',
  ],
  updated: '2026-11-22',
  cards: services.entries.slice(0, 12),
  more: {
    heading: 'Landfill, earthmoving and piling',
    text: commitments.rareLeadTime.text,
    entries: services.entries.slice(12),
  },
} as const satisfies TopPage & {
  readonly cards: typeof services.entries;
  readonly more: {
    readonly heading: string;
    readonly text: string;
    readonly entries: typeof services.entries;
  };
};
