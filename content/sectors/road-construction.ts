import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { nightLimits } from '../shared-sections.ts';
import { sources } from '../sources.ts';
import { marshalCodes } from '../tickets/ticket-notes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'roller-operators',
  'backhoe-operators',
  'grader-operators',
  'skid-steer-operators',
  'dozer-operators',
  'excavator-operators',
];

export const roadConstruction: Sector = {
  name: 'Road Construction',
  title: 'Roadworks Plant Operators: Roller, 360, Backhoe',
  group: 'roads',
  summary: 'Roller, backhoe, 360 and skid steer drivers for roadworks, street works and resurfacing.',
  heroDrawing: { kind: 'machine', machine: 'roller-operators' },
  machines,
  description:
    'Roller, backhoe, 360 and skid steer drivers for roadworks, days or nights. Which ticket to ask for, who needs a street works card, and a handover list.',
  intro: `We find roller, backhoe, 360 and skid steer drivers for roadworks, ${promises.leadTime.text}. Night shifts can take longer to fill, so ring the day the closure’s granted. Say if you’re rolling asphalt, and we’ll look for someone who’s done it.`,
  updated: '2026-11-24',
  related: {
    machines: [
      'roller-operators',
      'backhoe-operators',
      'excavator-operators',
      'skid-steer-operators',
      'grader-operators',
    ],
    towns: ['coventry', 'stafford', 'derby', 'worcester'],
    sectors: ['earthworks', 'infrastructure-projects'],
    guides: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: askEarly('grader-operators'),
      caption: 'Stages of roadworks, the machine for each and the card to ask for',
      columns: ['Stage', 'Machine', 'Ask for'],
      machines,
      rows: [
        ['Planing and sweeping patches', 'Skid steer', usualTickets.skidSteer.line],
        ['Gullies, ducts and drains', 'Backhoe', usualTickets.backhoe.line],
        ['Verges, kerbs, soft spots', '360', usualTickets.excavator.line],
        ['Capping', 'Dozer', usualTickets.dozer.line],
        ['Trimming sub-base', 'Motor grader', usualTickets.grader.line],
        ['Sub-base and asphalt', 'Ride-on roller', usualTickets.roller.line],
        ['Marshalling plant and lorries', 'On foot', marshalCodes],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on roadworks',
      figure: 'roller-drums',
      band: 'bright',
      items: [
        {
          term: 'The tail swings into traffic',
          text: [
            `A 360 that fits the lane may not fit when it slews. Leave more than ${limits.tailClearance} behind the counterweight, as `,
            link('HSE says', sources.excavators.href),
            ', and hire one with reduced tail swing if the lane is too narrow for that.',
          ],
        },
        {
          term: 'A tired driver',
          text: [
            'Tell us about any day shifts in the same week, because workers get ',
            link('11 hours’ rest', regulations.workingTime.href),
            ' between shifts. See ',
            nightLimits,
            ' too.',
          ],
        },
        {
          term: 'A boom or a tipper under a line',
          text: [
            'Look up before you tip or lift on a verge, and agree the clearance with the network operator. HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' covers goalposts and height limits.',
          ],
        },
        {
          term: 'No qualified operative on site',
          text: [
            'The ',
            link('New Roads and Street Works Act', regulations.nrswa.href),
            ' requires one qualified operative there all the time, and a qualified supervisor, and neither has to be your driver.',
          ],
        },
        {
          term: 'A roller turned away',
          text: `National Highways requires daily checks and a fastened belt on ride-on rollers. Email your client’s current sheet and ${promises.passedOn.text}.`,
        },
        {
          term: 'Driving between jobs',
          text: 'A plant card isn’t a driving licence. The driver needs one for the road, and the machine needs registration, insurance and lights.',
        },
      ],
    },
    checksAndPayIn('roller driver', 'what they’ve rolled lately and if they’ve worked in a closure'),
    {
      kind: 'list',
      heading: 'What to tell us about roadworks',
      items: [
        'When the closure starts and finishes, and when the lane has to reopen',
        'Where the low-loader drops the plant and where the driver parks',
        'Any day shifts in the same week',
        'What you’re laying: asphalt, sub-base or a trench reinstatement',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Handover list to print',
      printedHeading: 'Handover list',
      items: [
        'Access point, route through the closure, speed limit',
        'Which side is live, and the clearance to it',
        'Vehicle marshal’s name and the signal to stop',
        'Reversing rules: camera, alarm, marshal or none',
        'Shallow services where vibration is switched off',
        'Culverts, structures and edges with a stand-off',
        'Layer, number of passes, temperature cut-off',
        'Water for asphalt burns, spill kit, extinguisher, first aid',
      ],
    },
    {
      kind: 'questions',
      heading: 'Cards and crews',
      items: [
        {
          question: 'Does the 360 driver need a street works card?',
          answer: [
            'Only if they’re the qualified operative for that site. The ',
            link('GOV.UK guidance', sources.streetWorks.href),
            ' says who has to be.',
          ],
        },
        {
          question: 'Can one operator grade and roll?',
          answer:
            'On a small job, yes, with both categories. On a big shift both machines work at once and you want two people.',
        },
      ],
    },
  ],
};
