import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const nottingham: Location = {
  name: 'Nottingham',
  group: 'east-midlands',
  area: 'Nottinghamshire, East Midlands',
  description:
    'Digger, dozer, crane, grab and piling rig operators for Nottingham sites. Which ticket to ask for, trams, flood permits and caves under the centre.',
  intro: `Yes, we find digger, dozer, crane and grab drivers for Nottingham, Beeston, Arnold and Long Eaton, and up the M1 towards Mansfield, ${commitments.leadTime.text}. Near the Trent or the trams plant can need permission before it moves, and we’ll ask if you’re close to either. ${askEarly('pilingRig', 'largeCrane')}`,
  updated: '2026-11-23',
  roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
  knowFirst: {
    heading: 'There are caves under the centre',
    text: [
      'People have dug them in the soft sandstone for centuries, and plenty of the entrances were lost. Get the council’s records and a probing survey ',
      link('before you order a rig or a crane', '/resources/project-planning'),
      '. Mark where plant can’t go, because the driver can’t see a cave from the cab.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Flood works, gravel and city basements',
      ticket: 'excavator',
    },
    {
      service: 'grab-operators',
      work: 'Clearing former power stations and works',
      ticket: 'demolitionMachine',
    },
    { service: 'dozer-operators', work: 'Reshaping old colliery tips', ticket: 'dozer' },
    { service: 'piling-rig-operators', work: 'Bored piles on tight centre plots', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Frames and plant near the tram lines', ticket: 'crane' },
  ],
  latitude: 52.95,
  longitude: -1.15,
  label: 'below',
  related: {
    locations: ['derby', 'leicester', 'nuneaton'],
    industries: ['demolition', 'infrastructure-projects', 'mining-operations'],
    resources: ['environmental-compliance', 'project-planning'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'What ground will you be working on?',
      items: [
        {
          term: 'Trent valley: gravel',
          text: [
            'It’s flat, wet and easy to dig. Keep ',
            link('360s', '/services/excavator-operators'),
            ' back from soft banks, and use a long-reach machine where you can.',
          ],
        },
        {
          term: 'South: gypsum',
          text: 'Old gypsum workings settle, and you want the plans before heavy haulage crosses them.',
        },
        {
          term: 'North and west: coal',
          text: 'A colliery tip can be burning inside. If there’s smoke or steam, the driver stops, gets clear and reports it.',
        },
        {
          term: 'Old power stations',
          text: 'Keep plant off ash lagoons until they’ve been tested.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Working near the trams',
      paragraphs: [
        [
          'Speak to the tramway first, because in a street with trams the law has you follow ',
          link(
            'the operator’s reasonable safety requirements',
            'https://www.legislation.gov.uk/ukpga/1991/22/section/93',
          ),
          '. You also need its permission to work close to the overhead wires. Have height limiters fitted to ',
          link('crane', '/services/crane-operators'),
          ' and excavator booms, and tell the operator who confirms that the power is off.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a flood risk permit?',
      folded: true,
      paragraphs: [
        [
          'You may, if you dig, tip or raise ground on or near a main river, its defences or its flood plain, and stockpiles can count. ',
          link('GOV.UK has the rules', sources.floodRisk.href),
          ', and the Environment Agency answers questions about your own job.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which M1 junction?',
      paragraphs: [
        'Use junction 24 and the A453 for the south-west, 25 and the A52 for Beeston and Long Eaton, and 26 and the A610 for the north-west of the city.',
      ],
    },
  ],
};
