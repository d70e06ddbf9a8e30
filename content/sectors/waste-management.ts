import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { nightLimits } from '../shared-sections.ts';
import { category, weightSplits } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'grab-operators',
  'compactor-operators',
  'forklift-operators',
  'loading-shovel-operators',
  'excavator-operators',
  'dozer-operators',
];

export const wasteManagement: Sector = {
  name: 'Waste Management',
  title: 'Waste and Recycling Plant Operators',
  group: 'minerals-waste',
  summary: 'Grab, loading shovel and compactor operators for transfer stations, scrap yards and landfill.',
  heroDrawing: { kind: 'machine', machine: 'compactor-operators' },
  machines,
  description:
    'Loading shovel, 360 grab and landfill compactor drivers for waste sites. Which ticket for each type of site, what permits mean in the cab, and a checklist.',
  intro: `We find loading shovel, grab, dozer and forklift drivers for waste sites, ${promises.leadTime.text}. Say what kind of site it is, because a good driver from a transfer station may never have worked a tipping face.`,
  updated: '2026-11-26',
  related: {
    machines: ['grab-operators', 'loading-shovel-operators', 'compactor-operators', 'dozer-operators'],
    towns: ['west-bromwich', 'walsall', 'birmingham', 'wolverhampton'],
    sectors: ['demolition', 'quarry-operations'],
    guides: ['environmental-compliance', 'construction-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: [
        'In a waste or scrap yard a grab goes by the machine it’s on. The ',
        link('grab page', '/services/grab-operators'),
        ` compares scrap, waste and demolition. ${askEarly('compactor-operators')}`,
      ],
      caption: 'Kinds of waste site, the machines used and the card to ask for',
      columns: ['Site', 'Machine', 'Ask for'],
      machines,
      rows: [
        ['Transfer station', 'Loading shovel, indoors', usualTickets.loadingShovel.line],
        ['Materials recovery', 'Forklift with bale clamp', usualTickets.forklift.line],
        ['Scrap yard', 'Material handler', usualTickets.materialHandler.line],
        ['Scrap, wood and green waste', '360 with grab', usualTickets.materialHandler.line],
        [
          'Inert recycling',
          `360 over ${weightSplits.excavator} tonnes, feeding the crusher`,
          `${category('A59', 'A', 'B')} or ${category('N202')}`,
        ],
        ['Landfill', 'Landfill compactor', usualTickets.compactor.line],
        ['Landfill', 'Dozer', usualTickets.dozer.line],
        ['Collection', 'Lorry-mounted grab', `${usualTickets.grabLorry.line}, and an HGV licence`],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a waste site',
      figure: 'compactor-layers',
      band: 'bright',
      items: [
        {
          term: 'People under the wheels',
          text: [
            'Being struck by a vehicle is a leading cause of death in waste, ',
            link('HSE says', 'https://www.hse.gov.uk/waste/transport.htm'),
            '. Keep people on foot out of the hall or the face while the machine works.',
          ],
        },
        {
          term: 'Fire',
          text: 'Batteries and gas cylinders start it. Show the driver where burning material goes, and who rings.',
        },
        {
          term: 'The wrong load',
          text: [
            'Every load has to match its description under the ',
            link('waste duty of care', regulations.dutyOfCare.href),
            '. If it doesn’t, the driver puts it to one side and rings the weighbridge.',
          ],
        },
        {
          term: 'A heap over the limit',
          text: [
            'The ',
            link('environmental permit', regulations.permitting.href),
            ' limits stack heights and storage. Paint the limits where the driver can see them from the cab.',
          ],
        },
        {
          term: 'Dust in the cab',
          text: `Dust, spores and diesel exhaust come under the hazardous substances rules (${regulations.coshh.short}), which is why filters get changed and doors stay shut.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Records and fuel',
      items: [
        [
          'If you hold a permit and take waste in, you use the government’s ',
          link(`${regulations.wasteTracking.short} service`, regulations.wasteTracking.href),
          `. ${regulations.wasteTracking.asks}`,
        ],
        [
          'Waste sites have had to use ',
          link('white diesel', regulations.redDiesel.href),
          ` since ${limits.rebatedFuelEnd}.`,
        ],
      ],
    },
    checksAndPayIn('grab driver', 'which kinds of waste site they’ve worked on'),
    {
      kind: 'list',
      heading: 'What to tell us about a waste site',
      items: [
        ['Weekend tipping hours and any nights: see ', nightLimits],
        'If the cab is fixed, raised or rising',
        'What’s on the machine: a clamp, an orange-peel, a selector or a high-tip bucket',
        'If any of it’s under a principal contractor with gate rules of their own',
      ],
    },
    {
      kind: 'checklist',
      heading: 'First-morning checklist to print',
      printedHeading: 'First-morning checklist',
      items: [
        'Traffic plan walked on foot, crossings pointed out',
        'Fire plan: where burning material goes and who rings',
        'What to do about gas cylinders, batteries and asbestos',
        'Overhead lines, conveyors and roof steel pointed out',
        'Edge of the tipping face and standing distance agreed',
        'List of banned loads and a number to call',
        'Washing, eating and boot-change facilities shown',
        'Machine tried in an empty bay first',
      ],
    },
    {
      kind: 'questions',
      heading: 'Two machines, rejected loads',
      items: [
        {
          question: 'Can one driver cover the shovel and the grab?',
          answer: 'Yes, with both on the card, recent hours on each and familiarisation on both.',
        },
        {
          question: 'Who’s responsible for a rejected load?',
          answer: 'You are, under your permit and your transfer notes, and the driver works to your list.',
        },
      ],
    },
  ],
};
