import { link } from '../section';
import type { ListPage } from './top-page';

/** The list of sectors. */
export const industriesPage = {
  title: 'Industries We Work With',
  description:
    'Ten sectors from quarries to landscaping: the phases of the work, the machine for each, the rules that bite and the card the gate will ask for.',
  heading: 'Industries and the plant they need',
  intro: [
    'The same digger is a different job in a quarry, on a tip and beside a live road. Each page walks through the phases, names the machine and the rule, and says which card is expected. Know the machine already? Go to ',
    link('the services', '/services'),
    '.',
  ],
  updated: '2026-11-20',
  groups: {
    'minerals-waste': {
      heading: 'Minerals and waste',
      text: 'Faces, haul roads, tips and working platforms, with regulations of their own.',
    },
    ground: {
      heading: 'Ground and clearance',
      text: 'What comes down, what is dug out and what is left flat for the next trade.',
    },
    building: { heading: 'Building', text: 'Foundations to fit-out: tight plots, lifting and deliveries.' },
    roads: {
      heading: 'Roads and infrastructure',
      text: 'Live traffic, possessions, long linear sites and other people’s services.',
    },
  },
} as const satisfies ListPage;

export type SectorGroup = keyof typeof industriesPage.groups;
