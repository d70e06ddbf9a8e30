import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { category, weightSplits } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const { ccdo } = cardSchemes;

const machines: Sector['machines'] = [
  'excavator-operators',
  'grab-operators',
  'skid-steer-operators',
  'loading-shovel-operators',
];

export const demolition: Sector = {
  name: 'Demolition',
  title: 'Demolition Plant Operators and 360 Drivers',
  group: 'ground',
  summary: 'Excavator, grab and skid steer operators for demolition, from soft strip to grubbing out.',
  heroDrawing: { kind: 'machine', machine: 'grab-operators' },
  machines,
  description: `Need a demolition 360 driver? We find 360, grab and skid steer operators with ${usualTickets.demolitionMachine.shortLine} or ${category('D92')}. Tickets by stage and a checklist.`,
  intro: `We find 360, grab and skid steer drivers for demolition, ${promises.leadTime.text}. An excavator ticket alone may not get past the gate, because demolition contractors often ask for the demolition category or a ${ccdo.name} card too.`,
  updated: '2026-11-23',
  related: {
    machines: ['excavator-operators', 'grab-operators', 'skid-steer-operators', 'telehandler-operators'],
    towns: ['birmingham', 'coventry', 'nottingham', 'halesowen'],
    sectors: ['waste-management', 'commercial-construction'],
    guides: ['industry-standards', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `${ccdo.name} is the demolition industry’s own card, issued by ${ccdo.runBy}.`,
      caption: 'Stages of a demolition job, the machine for each and the card to ask for',
      columns: ['Stage', 'Machine', 'Ask for'],
      machines,
      rows: [
        [
          'Soft strip',
          `Skid steer, or mini 360 under ${weightSplits.excavator} tonnes`,
          `${usualTickets.demolitionSkidSteer.line}. For the mini 360, ${category('A58', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Taking down the frame', '360 with pulveriser or shear', usualTickets.demolitionMachine.line],
        ['Sorting and loading', '360 with selector grab', usualTickets.demolitionMachine.line],
        [
          'Lifting out beams or tanks',
          '360 used as a crane',
          `The excavator ticket with letter C as well, or ${category('N202')} plus ${category('N100')}, and a slinger signaller`,
        ],
        [
          'Feeding the crusher',
          `360 over ${weightSplits.excavator} tonnes`,
          `${category('A59', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Loading out hardcore', 'Wheeled loading shovel', `${category('A21')} or ${category('N209')}`],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a demolition job',
      figure: 'demolition-zone',
      look: 'columns',
      items: [
        {
          term: 'The building moves first',
          text: [
            'The ',
            link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
            ' require your arrangements in writing before work starts. Brief operator and banksman on the sequence together.',
          ],
        },
        {
          term: 'A person inside the zone',
          text: [
            'The code of practice (',
            link(regulations.bs6187.short, regulations.bs6187.href),
            ') covers exclusion zones, which you redraw as the building comes down. Name one person who can stop the job.',
          ],
        },
        {
          term: 'Debris hits the cab',
          text: 'Guards, falling-object protection and glazing have to suit the way you’re taking it down, and the boom and attachment have to suit the machine.',
        },
        {
          term: 'The floor gives way',
          text: 'Before a machine works on a floor, an engineer says what it can carry.',
        },
        {
          term: 'Dust',
          text: `Silica dust comes under the hazardous substances rules (${regulations.coshh.short}), so spray water where you’re breaking.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Who has to be told first?',
      paragraphs: [
        [
          'You tell the council, and you start when it’s served its own notice or six weeks have passed. The ',
          link('Building Act', regulations.buildingAct.href),
          ' exempts very small buildings, work inside a building that stays occupied, and some attached and farm buildings. Bigger jobs also go to HSE on form F10.',
        ],
      ],
    },
    checksAndPayIn('360 driver', 'which attachments they’ve used on which kinds of building'),
    {
      kind: 'list',
      heading: 'What to tell us about a demolition job',
      items: [
        'The stage of the job, the building’s height and what’s next to it',
        'Boom length, the attachment and its weight, and the cab guarding fitted',
        'Any asbestos or contamination found, and the mask the operator has to be face-fitted for',
        'Working hours agreed with the council',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Before the first machine tracks in',
      items: [
        'Structural survey and asbestos survey on file',
        'Services cut off and proved dead, in writing',
        'Sequence briefed to operator and banksman together',
        'Exclusion zone fenced for today’s stage',
        'Quick hitch pin or lock checked by eye',
        'Water supply and dust suppression running',
        'Crusher permit or exemption confirmed',
        'Someone named who can stop the work',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is a demolition card the law?',
          answer:
            'No, the law requires trained, competent people, and main contractors use the card as one way to check.',
        },
        {
          question: 'Can you find a high-reach driver?',
          answer:
            'We can look if you call early with the boom length. You’ll want a driver with recent hours on that boom, and a supervised start on your machine.',
        },
        {
          question: 'Do we have to record rubble loads digitally?',
          answer: [
            'Not when you send them out, because the permitted site that takes them in records each load. You still need a transfer note, which our guide to ',
            link('environmental compliance', '/resources/environmental-compliance'),
            ' explains.',
          ],
        },
      ],
    },
  ],
};
