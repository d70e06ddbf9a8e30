import { definePage } from '../model/page.ts';
import { link } from '../model/text.ts';
import { quarryCards } from '../tickets/ticket-notes.ts';

export const sectorsPage = definePage('/industries', {
  name: 'Industries',
  title: 'Plant Operators by Industry',
  description:
    'Plant operators for quarries, waste, demolition, earthworks, roads, housing and more: who each sector uses, and which tickets the gate asks for.',
  heading: 'Plant operators by industry',
  intro: [
    'Sectors ask for different cards. Pick yours for the machines it uses, the card to ask for, the usual hazards and a list to print. If you run a plant hire firm and your driver’s off, read ',
    link('our answers for hire firms', '/hire-operators#plant-hire-firms-and-hired-machines'),
    '.',
  ],
  updated: '2026-11-24',
  callToAction: { machine: 'skid-steer-operators' },
  machines: ['excavator-operators', 'dumper-operators'],
  groups: {
    'minerals-waste': {
      heading: 'Minerals and waste',
      text: `${quarryCards} A mine operator decides which cards the mine takes, and waste sites work to an environmental permit.`,
    },
    ground: {
      heading: 'Ground and clearance',
      text: 'All three use 360s. Demolition may ask for CCDO, dump trucks on earthworks need their own card, and on garden jobs the gate decides the size of machine.',
    },
    building: {
      heading: 'Building',
      text: 'Some main contractors turn away cards without the CSCS logo. To lift roof trusses, a telehandler driver needs suspended loads on the card.',
    },
    roads: {
      heading: 'Roads and infrastructure',
      text: 'Street works need one qualified operative on site all the time, and rail, water or power clients add medicals and courses of their own.',
    },
  },
});

export type SectorGroup = keyof typeof sectorsPage.groups;
