import { link } from '../section';
import type { DrawnListPage } from './top-page';

/** The page that lists the sectors. */
export const industriesPage = {
  title: 'Plant Operators by Industry',
  description:
    'Plant operators for quarries, waste, demolition, earthworks, roads, housing and more: who each sector uses, and which tickets the gate asks for.',
  heading: 'Plant operators by industry',
  intro: [
    'Pick your sector to see which drivers it uses, which tickets the gate asks for and what goes wrong there. Run a plant hire firm and short of a driver? Read ',
    link('what hire firms ask us', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '.',
  ],
  updated: '2026-11-22',
  machines: ['excavator-operators', 'dumper-operators'],
  groups: {
    'minerals-waste': {
      heading: 'Minerals and waste',
      text: 'Quarries, mines, landfill and transfer stations all have rules of their own.',
    },
    ground: {
      heading: 'Ground and clearance',
      text: 'Demolition, earthworks and landscaping all use 360s, but they don’t all ask for the same ticket.',
    },
    building: {
      heading: 'Building',
      text: 'Houses and commercial builds need plant from the foundations to the last delivery.',
    },
    roads: {
      heading: 'Roads and infrastructure',
      text: 'Work on roads, rail and utilities is often next to live traffic.',
    },
  },
} as const satisfies DrawnListPage;

export type SectorGroup = keyof typeof industriesPage.groups;
