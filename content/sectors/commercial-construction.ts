import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { category, weightSplits } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'crane-operators',
  'piling-rig-operators',
  'telehandler-operators',
  'forklift-operators',
  'excavator-operators',
  'roller-operators',
];

export const commercialConstruction: Sector = {
  name: 'Commercial Construction',
  title: 'Plant Operators for Commercial Construction',
  group: 'building',
  summary: 'Telehandler, forklift, 360, piling rig and crane operators for offices, schools and sheds.',
  heroDrawing: { kind: 'machine', machine: 'crane-operators' },
  machines,
  description:
    'Telehandler, forklift, digger, crane and piling rig operators for offices, schools and sheds. Tickets by package, lifting roles and what the gate asks for.',
  intro: `We find telehandler, forklift, 360 and crane drivers for commercial sites, ${promises.leadTime.text}. Have the gate rules to hand when you call, because some main contractors turn away any card without the CSCS logo and inductions may be booked days ahead.`,
  updated: '2026-11-23',
  related: {
    machines: ['crane-operators', 'piling-rig-operators', 'telehandler-operators', 'forklift-operators'],
    towns: ['birmingham', 'coventry', 'solihull', 'tamworth'],
    sectors: ['demolition', 'residential-construction'],
    guides: ['site-management', 'project-planning'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `Book each package against your programme, piling first. ${askEarly('piling-rig-operators', 'crane-operators')}`,
      caption: 'Packages of a commercial build, the plant and the card to ask for',
      columns: ['Package', 'Machine', 'Ask for'],
      machines,
      rows: [
        [
          'Enabling works',
          `360 over ${weightSplits.excavator} tonnes`,
          `${category('A59', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Bored piling', 'Piling rig', usualTickets.boredPiling.line],
        ['Driven piling', 'Piling rig', usualTickets.drivenPiling.line],
        [
          'Substructure',
          `360 under ${weightSplits.excavator} tonnes, site dumper`,
          `${category('A58', 'A', 'B')} and ${category('A09')}, or ${category('N202')} and ${category('N204')}`,
        ],
        ['Frame', 'Mobile crane', usualTickets.crane.line],
        ['Envelope and fit-out', 'Telehandler', usualTickets.telehandler.line],
        ['Warehouse fit-out', 'Counterbalance forklift', usualTickets.forklift.line],
        ['External works', 'Ride-on roller', usualTickets.roller.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a commercial build',
      figure: 'crane-outriggers',
      band: 'bright',
      items: [
        {
          term: 'Turned away at the gate',
          text: [
            'The induction comes before the driving, and the principal contractor gives it, as the ',
            link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
            ' require. Ask before you book someone with a traditional NPORS card.',
          ],
        },
        {
          term: 'A lift without a plan',
          text: [
            'Every lift has a plan and a supervisor under the lifting regulations (',
            link(regulations.loler.short, regulations.loler.href),
            `). Ask for an appointed person with ${category('A61')} or ${category('N401')}, a lift supervisor with ${category('A62')} or ${category('N405')}, and a slinger with ${category('A40')} or ${category('N402')}.`,
          ],
        },
        {
          term: 'A rig waiting for its platform',
          text: [
            'It stays at the gate until the principal contractor has signed the ',
            link('working platform certificate', sources.workingPlatforms.href),
            '.',
          ],
        },
        {
          term: 'Outriggers over a basement',
          text: 'Check the loads against basements and drains before the crane turns up.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a crane driver or a crane company?',
      paragraphs: [
        [
          'You need a crane company if the crane is hired in for the job. On crane hire the driver comes with it and you plan the lift, while on a contract lift the crane company does all of it. Ring us if you own the crane, or have one on long hire without a driver. The ',
          link('crane page', '/services/crane-operators'),
          ' explains the difference.',
        ],
      ],
    },
    checksAndPayIn('telehandler driver', 'what they’ve lifted lately and on which kinds of site'),
    {
      kind: 'checklist',
      heading: 'Before each package starts',
      items: [
        'Online inductions booked and passed',
        'Piling platform designed, built and certificated',
        'Outrigger loads checked against basements and drains',
        'Thorough examination reports: crane, hoist, telehandler, slings',
        'Lift plan signed, roles named for each shift',
        'Delivery slots that leave time to refuel',
        'Walkways kept away from the plant route and lit',
        'Relief driver named for a busy forklift or telehandler',
      ],
    },
    {
      kind: 'questions',
      heading: 'Blue cards and sharing a driver',
      items: [
        {
          question: 'Does a blue card holder still need familiarisation?',
          answer:
            'Yes, because a blue card says nothing about your make and model. Show them round the machine and write down when you did it.',
        },
        {
          question: 'Can our subcontractors share the telehandler driver?',
          answer: 'Yes, if one firm gives the instructions and the order of priority is written down.',
        },
      ],
    },
  ],
};
