import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import { marshalCodes } from '../tickets/ticket-notes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'piling-rig-operators',
  'excavator-operators',
  'dozer-operators',
  'dumper-operators',
  'grader-operators',
];

export const infrastructureProjects: Sector = {
  name: 'Infrastructure Projects',
  title: 'Rail, Water and Energy Plant Operators',
  group: 'roads',
  summary: '360, dozer, crane and piling rig operators for rail, water, energy and flood schemes.',
  heroDrawing: { kind: 'machine', machine: 'piling-rig-operators' },
  machines,
  description:
    '360 drivers, piling rig and crane operators for rail, water, energy and flood schemes. Tickets, client entry rules, support roles and a checklist to print.',
  intro: `We find 360, dozer, dumper and crane drivers for rail, water, energy and flood schemes, ${promises.leadTime.text}. Email us the client’s entry rules with the job, and ${promises.passedOn.text} before they say yes.`,
  updated: '2026-11-26',
  related: {
    machines: ['piling-rig-operators', 'crane-operators', 'excavator-operators', 'scraper-operators'],
    towns: ['birmingham', 'solihull', 'nottingham', 'shrewsbury', 'worcester'],
    sectors: ['earthworks', 'road-construction', 'commercial-construction'],
    guides: ['certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `You’ll also need the people round the machine, so book a piling rig and its attendant together. ${askEarly('piling-rig-operators', 'crane-operators', 'grader-operators')}`,
      caption: 'Infrastructure work, the machine or role, and the card to ask for',
      columns: ['Work', 'Machine or role', 'Ask for'],
      machines,
      rows: [
        ['Stations and bridges', 'Bored piling rig', usualTickets.boredPiling.line],
        ['River walls', 'Driven piling rig', usualTickets.drivenPiling.line],
        [
          'Heavy lifts while the line or road is shut',
          'Crawler crane',
          `${category('A02')} or ${category('N103')}`,
        ],
        ['Trenches, pipes and trench boxes', '360', usualTickets.excavator.line],
        ['Formations and flood banks', 'Dozer', usualTickets.dozer.line],
        ['Spoil and stone', 'Site dumper', usualTickets.dumper.line],
        ['Temporary roads', 'Motor grader', usualTickets.grader.line],
        ['Beside the rig', 'Piling rig attendant', category('N022')],
        ['On the hook', 'Slinger signaller', `${category('A40')} or ${category('N402')}`],
        ['Lorries turning off a live road', 'Marshal', marshalCodes],
        [
          'Before every dig',
          'Someone trained to find services',
          `Such as ${category('N304')} or EUSR Category 1, Locate Utility Services`,
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'What gets a driver turned away at the gate?',
      jump: 'Entry rules',
      intro:
        'Mostly the client’s own rules, on top of the card. Ask about these and send us the answers before you book. We only introduce people, so we can’t sponsor anyone for a rail card: name the sponsor when you ring.',
      caption: 'Kinds of infrastructure client, what to ask each about and what takes longest',
      columns: ['Client', 'Ask about', 'Allow time for'],
      rows: [
        [
          'Rail, on or near the line',
          [
            'A ',
            link('Sentinel card', sources.sentinel.href),
            ' with PTS (Personal Track Safety), the sponsor who orders it, and what has to be fitted to the machine',
          ],
          'The course, the medical, the drugs and alcohol test, then up to ten days for the card',
        ],
        [
          'Roads and highways',
          [
            'A card with the CSCS logo, the induction, night closures, the daily check sheet, and who’s the ',
            link('street works operative', sources.streetWorks.href),
          ],
          'The next induction',
        ],
        [
          'Clean water mains and works',
          ['The ', link('National Water Hygiene card', sources.waterHygiene.href), ' (EUSR)'],
          'The course and the registration',
        ],
        [
          'Rivers and flood banks',
          'The flood risk permit, the months you may work, who pays for flooded days',
          'The permit',
        ],
        [
          'Power and pipelines',
          'Overhead lines and their owner, buried services, who may stop the work',
          'The owner’s answer about the lines',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on infrastructure jobs',
      figure: 'piling-platform',
      band: 'bright',
      items: [
        {
          term: 'No medical',
          text: `The Construction Plant-hire Association recommends a fitness check ${limits.fitnessCheck}, as good practice and not law. Say what your client wants and ${promises.passedOn.text}.`,
        },
        {
          term: 'A platform that gives way',
          text: [
            'The principal contractor signs the working platform certificate before a rig tracks on. The ',
            link(sources.workingPlatforms.publisher, sources.workingPlatforms.href),
            ' attributes as many as a third of reported piling accidents to defective ones.',
          ],
        },
        {
          term: 'A line over the haul road',
          text: [
            'HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' covers barriers, goalposts and height limits.',
          ],
        },
        {
          term: 'No river permit',
          text: [
            'Work on or near a main river can need a ',
            link('flood risk permit', sources.floodRisk.href),
            ' first.',
          ],
        },
        {
          term: 'An accident goes unreported',
          text: [
            'The reporting rules (',
            link(regulations.riddor.short, regulations.riddor.href),
            ') say what goes to the regulator. For a self-employed operator, whoever controls the site reports it.',
          ],
        },
      ],
    },
    checksAndPayIn('driver', 'which client inductions and courses they’ve done'),
    {
      kind: 'checklist',
      heading: 'Entry checklist to print',
      printedHeading: 'Entry checklist',
      items: [
        'Client’s current entry list, sent with the enquiry',
        'Medical, testing and course dates booked',
        'Card expiry later than the end of the job',
        'Guidance system named, and who loads the files',
        'Working platform certificate signed',
        'Lift plan and appointed person named',
        'Possession or closure times and the fallback date',
        'Who rings in an incident, and on which number',
      ],
    },
    {
      kind: 'questions',
      heading: 'Rail, machine control and card dates',
      items: [
        {
          question: 'Our job’s beside the railway, but not on the line. Does the driver need PTS?',
          answer:
            'Not always. Network Rail’s Sentinel has Industry Common Induction for people who don’t work trackside, so ask the site which of the two it wants and send us the answer.',
        },
        {
          question: 'Do we need someone trained on machine control?',
          answer: 'Yes, if the levels come off a 3D model in the cab. Name the system when you call.',
        },
        {
          question: 'What if the card runs out mid-job?',
          answer:
            'Give us the end date, because the card has to cover it. If the job runs on, the site decides if the driver stays.',
        },
      ],
    },
  ],
};
