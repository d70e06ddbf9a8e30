import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Industry } from './industry';

const exciseNotice = {
  title: 'Using rebated fuels in vehicles and machines (Excise Notice 75)',
  publisher: 'GOV.UK',
  href: 'https://www.gov.uk/guidance/using-rebated-fuels-in-vehicles-and-machines-excise-notice-75-from-1-april-2022',
} as const;

export const landscaping: Industry = {
  name: 'Landscaping',
  title: 'Digger and Dumper Drivers for Landscaping',
  group: 'ground',
  summary: 'Mini digger, skid steer, dumper and backhoe drivers for gardens, parks and estates.',
  pictogram: 'tree',
  picture: 'skid-steer',
  description:
    'Mini digger, skid steer and dumper drivers for landscaping. See which ticket small plant needs, the red diesel rules and an access checklist.',
  heading: 'Landscaping',
  intro: `Yes, we find mini digger, skid steer and dumper drivers for gardens, parks and estates, ${promises.leadTime.text}. ${promises.mondayStart.text} Measure the gate before you call, because it decides the machine.`,
  updated: '2026-11-21',
  related: {
    services: ['skid-steer-operators', 'excavator-operators', 'dumper-operators', 'backhoe-operators'],
    locations: ['stourbridge', 'worcester', 'shrewsbury', 'sutton-coldfield'],
    industries: ['residential-construction', 'earthworks'],
    resources: ['equipment-guides', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      intro:
        'Tell us the weight of the machine and the width of the gate. Public clients and main contractors usually ask for a card, even on small plant.',
      caption: 'Landscape jobs, the machine for each, and its category',
      columns: ['Job', 'Machine', 'Ask for'],
      look: 'pairs',
      rows: [
        ['Digging out a back garden', 'Micro digger up to 1 tonne', card('N016')],
        [
          'Ponds, terraces and walls',
          `Mini digger, under ${weightSplits.excavator} tonnes`,
          `${card('A58')} or ${card('N202')}`,
        ],
        ['Soil through a side gate', 'Mini dumper up to 1 tonne', card('N139')],
        ['Soil across an open site', 'Forward-tipping dumper', `${card('A09')} or ${card('N204')}`],
        ['Turf, sweeping, post holes', 'Skid steer', `${card('A23')} or ${card('N212')}`],
        ['Estate drains and ditches', 'Backhoe', `${card('A12')} or ${card('N201')}`],
        ['Shaping banks', 'Mini digger with tiltrotator', `${card('A58')} and ${card('N020')}`],
        ['Pitches and parks', 'Small dozer', `${card('A34')} or ${card('N215')}`],
        ['Paths and car parks', 'Ride-on roller', `${card('A31')} or ${card('N214')}`],
      ],
    },
    {
      kind: 'list',
      heading: 'What landscaping clients insist on',
      figure: 'skid-steer-door',
      items: [
        'They don’t want the lawn, the drive or the tree roots damaged. Ask for someone who’s worked in finished gardens or on sports turf.',
        [
          'Walls, drainage, paving and earth-moving are construction work under the ',
          link(`construction regulations (${regulations.cdm.short})`, regulations.cdm.href),
          '. For a householder, the contractor usually takes on the client’s duties.',
        ],
        [
          'Services are found before digging, following HSE’s guide ',
          link(regulations.hsg47.short, regulations.hsg47.href),
          '. Garden lighting and irrigation may not be on any drawing.',
        ],
        [
          'Surplus soil goes with a registered carrier and a transfer note, under the ',
          link('waste duty of care', regulations.dutyOfCare.href),
          '.',
        ],
        'A root ball or a boulder on a sling is a lift, so it needs a plan and someone with the lifting ticket.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you use red diesel?',
      paragraphs: [
        [
          'Not for building gardens or landscaping a development. Some uses are still allowed, among them certain work in horticulture and maintaining golf courses and community sports grounds. Check the ',
          link('GOV.UK notice on rebated fuel', exciseNotice.href),
          ' for your job before you fill up.',
        ],
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Access checklist to print',
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
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is a ticket needed for a one-tonne digger?',
          answer: `Not by law, but drivers must be trained whatever the machine weighs. If your client wants a card, ${card('N016')} is the micro excavator category.`,
        },
        {
          question: 'Will the operator help with hand work?',
          answer:
            'Some will lay turf or kerbs and some stay in the seat. Agree it with them before they start.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        exciseNotice,
        {
          title: 'Reminder of rebated fuel (red diesel) rules',
          publisher: 'British Association of Landscape Industries',
          href: 'https://bali.org.uk/news/reminder-of-rebated-fuel-red-diesel-rules',
        },
        regulationSource(regulations.cdm),
        regulationSource(regulations.dutyOfCare),
      ],
    },
  ],
};
