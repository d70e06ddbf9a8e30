import { definePage } from '../model/page.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';

export const machinesPage = definePage('/services', {
  name: 'Services',
  shareDrawing: { kind: 'machine', machine: 'telehandler-operators' },
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
  callToAction: { machine: 'scraper-operators' },
  updated: '2026-11-22',
  /** The text on the asphalt strip below the drawings. */
  scaleNote: 'Each machine has a person beside it, and a line every 2 m.',
  groups: {
    usual: { heading: 'Building, roads and lifting', text: promises.usualStart.text },
    specialist: { heading: 'Landfill, earthmoving and piling', text: promises.rareLeadTime.text },
  },
});

export type MachineGroup = keyof typeof machinesPage.groups;
