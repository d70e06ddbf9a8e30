import { link } from '../section';
import type { DrawnListPage } from './top-page';

export const industriesPage = {
  title: 'Plant Operators by Industry',
  description:
    'Plant operators for quarries, waste, demolition, earthworks, roads, housing and more: who each sector uses, and which tickets the gate asks for.',
  heading: 'Plant operators by industry',
  intro: [
    'A ticket that gets a driver through one gate may not do at the next. Pick your sector for the machines it uses, the card to ask for, what goes wrong there and a list to print. If you run a plant hire firm and a driver’s off, go to ',
    link('what hire firms ask us', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '.',
  ],
  updated: '2026-11-24',
  machines: ['excavator-operators', 'dumper-operators'],
  groups: {
    'minerals-waste': {
      heading: 'Minerals and waste',
      text: 'Many quarries ask for MPQC, a mine operator decides which cards the mine takes, and waste sites work to a permit.',
    },
    ground: {
      heading: 'Ground and clearance',
      text: 'All three use 360s. Demolition may ask for CCDO, dump trucks on earthworks need their own card, and on a garden job gate width limits the machine.',
    },
    building: {
      heading: 'Building',
      text: 'Some main contractors turn away cards without the CSCS logo, and roof trusses on a jib take suspended loads on the telehandler ticket.',
    },
    roads: {
      heading: 'Roads and infrastructure',
      text: 'Street works need one qualified operative there all the time, and rail, water or power clients add medicals and courses of their own.',
    },
  },
} as const satisfies DrawnListPage;

export type SectorGroup = keyof typeof industriesPage.groups;
