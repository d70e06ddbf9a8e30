import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { category, weightSplits } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

/** The notice that lists the work in horticulture and sport for which red diesel is still allowed. */
const exciseNotice =
  'https://www.gov.uk/guidance/using-rebated-fuels-in-vehicles-and-machines-excise-notice-75-from-1-april-2022';

const machines: Sector['machines'] = [
  'mini-digger',
  'skid-steer-operators',
  'dumper-operators',
  'backhoe-operators',
  'roller-operators',
  'dozer-operators',
];

export const landscaping: Sector = {
  name: 'Landscaping',
  title: 'Digger and Dumper Drivers for Landscaping',
  group: 'ground',
  summary: 'Mini digger, skid steer, dumper and backhoe drivers for gardens, parks and estates.',
  heroDrawing: { kind: 'machine', machine: 'skid-steer-operators' },
  machines,
  description:
    'Mini digger, skid steer and dumper drivers for landscaping. See which ticket small plant needs, the red diesel rules and an access checklist.',
  intro: `We find mini digger, skid steer and dumper drivers for gardens, parks and estates, ${promises.leadTime.text}. Measure the gate before you ring, because its width limits the machine and the machine decides the ticket.`,
  updated: '2026-11-23',
  related: {
    machines: ['skid-steer-operators', 'dumper-operators', 'backhoe-operators', 'excavator-operators'],
    towns: ['stourbridge', 'worcester', 'shrewsbury', 'sutton-coldfield'],
    sectors: ['residential-construction', 'earthworks'],
    guides: ['equipment-guides', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro:
        'Councils and main contractors usually ask for a card even on small plant, and the weight on the plate decides which.',
      caption: 'Landscape jobs, the machine for each, and its category',
      columns: ['Job', 'Machine', 'Ask for'],
      machines,
      rows: [
        [
          'Digging out a back garden',
          'Micro digger up to 1 tonne',
          `${category('A58', 'A', 'B')} or ${category('N016')}`,
        ],
        [
          'Ponds, terraces and walls',
          `Mini digger, under ${weightSplits.excavator} tonnes`,
          `${category('A58', 'A', 'B')} or ${category('N202')}`,
        ],
        [
          'Shaping banks',
          'Mini digger with tiltrotator',
          `${category('A58', 'A', 'B')} or ${category('N202')}, with recent tiltrotator hours or ${category('N020')}`,
        ],
        ['Soil through a side gate', 'Mini dumper up to 1 tonne', category('N139')],
        ['Soil across an open site', 'Forward-tipping dumper', usualTickets.dumper.line],
        ['Turf, sweeping, post holes', 'Skid steer', usualTickets.skidSteer.line],
        ['Estate drains and ditches', 'Backhoe', usualTickets.backhoe.line],
        ['Pitches and parks', 'Small dozer', usualTickets.dozer.line],
        ['Paths and car parks', 'Ride-on roller', usualTickets.roller.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a landscaping job',
      figure: 'skid-steer-door',
      band: 'bright',
      items: [
        {
          term: 'A wrecked lawn or drive',
          text: 'Ask us for a driver who’s worked in finished gardens or on sports turf, and put boards down.',
        },
        {
          term: 'Cables that aren’t on the drawing',
          text: [
            'Garden lighting and irrigation may not be on any drawing. Find the services before you dig, as HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' says.',
          ],
        },
        {
          term: 'A boulder on a sling',
          text: 'That’s a lift, which needs a plan, a slinger and a driver with lifting on the card.',
        },
        {
          term: 'Soil off site without papers',
          text: [
            'It needs a registered carrier and a transfer note, under the ',
            link('waste duty of care', regulations.dutyOfCare.href),
            '.',
          ],
        },
        {
          term: 'No one in charge of safety',
          text: [
            'Walls, drains, paving and earth-moving are construction work under the ',
            link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
            '. On a householder’s job the contractor usually takes on the client’s duties.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you use red diesel?',
      paragraphs: [
        [
          'Not for building a garden or landscaping a development. Certain work in horticulture is still allowed, and so is looking after golf courses and community sports grounds. Check the ',
          link('GOV.UK notice on rebated fuel', exciseNotice),
          ' before you fill up.',
        ],
      ],
    },
    checksAndPayIn('digger driver', 'if they’ve worked in finished gardens'),
    {
      kind: 'checklist',
      heading: 'Access checklist to print',
      printedHeading: 'Access checklist',
      items: [
        'Narrowest gate, lowest headroom, steepest part of the path',
        'Drains, cellars or soft ground under the route',
        'Photos of the whole route sent with the enquiry',
        'Slopes and pond edges walked; wet turf walked again',
        'Root zones fenced as the tree report says',
        'Boards down on lawns and paths that stay',
        'One haul line agreed, working back towards the gate',
        'Topsoil stripped dry and heaped where nothing drives on it',
      ],
    },
    {
      kind: 'questions',
      heading: 'Small tickets and hand work',
      items: [
        {
          question: 'Is a ticket needed for a one-tonne digger?',
          answer: `Not by law, but the driver must be trained whatever it weighs. If your client asks for a card, it’s ${category('A58', 'A', 'B')} or ${category('N016')}.`,
        },
        {
          question: 'Will the operator help with hand work?',
          answer: 'Some will lay turf or kerbs and some stay in the seat, so settle it before they start.',
        },
      ],
    },
  ],
};
