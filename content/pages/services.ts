import { services } from '../services';
import { link } from '../section';
import type { TopPage } from './top-page';

/** The list of services: twelve cards, and the other machines linked below them. */
export const servicesPage = {
  title: 'Plant Operator Services',
  description: `Dumper, excavator, grab, dozer, crane and more: operators for ${services.entries.length} machine types, with CPCS and NPORS categories and checks for each.`,
  heading: 'Plant Operator Services',
  intro: [
    'Pick the machine. Each page names the card categories, the weight or capacity band, what you provide, and the one question to ask before you book. Not sure which card applies? Start with the ',
    link('machine-to-category table', '/resources/certifications'),
    '.',
  ],
  updated: '2026-11-20',
  cards: services.entries.slice(0, 12),
  more: {
    heading: 'More machines for earthmoving and foundations',
    text: 'Fewer people hold these cards. Give as much notice as you can.',
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
