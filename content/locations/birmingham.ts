import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const birmingham: Location = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and rail sites.',
  intro: `Yes, we find digger, telehandler, crane and grab drivers for all of Birmingham, from Longbridge to Erdington and Minworth. ${askEarly('pilingRig', 'largeCrane')}`,
  updated: '2026-11-26',
  factsOf: 'birmingham',
  roads: [
    'M6 junction 6 and A38(M)',
    'M5 junctions 1 and 3',
    'M42 junction 6 and A45',
    'A4540 Middleway',
    'A34',
    'A456',
  ],
  knowFirst: {
    heading: 'Clean Air Zone: vans and lorries pay, site machines don’t',
    text: [
      'The zone covers every road inside the A4540 Middleway, day and night, but not the Middleway itself. Diesel lorries below Euro VI and diesel vans below Euro 6 usually pay for each day, and the day ends at midnight, so a night shift can cost two. Agree who pays for the operator’s van, and check the charges on the ',
      link('city council’s page', 'https://www.brumbreathes.co.uk'),
      '.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Reduced-level digs, basements and drainage on cleared plots',
      ticket: 'excavator',
    },
    { service: 'piling-rig-operators', work: 'Bored piles for city-centre towers', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Lifting steel, precast and plant', ticket: 'crane' },
    {
      service: 'grab-operators',
      name: '360 Grab for Demolition',
      work: 'Bringing buildings down and sorting the rubble',
      ticket: 'demolitionMachine',
    },
    {
      service: 'telehandler-operators',
      work: 'Housing renewal and loading out floors',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.49,
  longitude: -1.89,
  label: 'below',
  related: {
    locations: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    industries: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    resources: ['project-planning', 'certifications'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What’s being built, district by district',
      jump: 'Districts',
      caption: 'Districts of Birmingham with what is planned there and the drivers it needs',
      columns: ['District', 'What’s planned', 'Drivers it needs'],
      rows: [
        [
          'Eastside',
          'The HS2 terminus at Curzon Street and the streets round it',
          '360, crane and dumper, with any rail tickets it asks for',
        ],
        ['Ladywood', 'An estate beside the ring road to be rebuilt', 'Demolition and grab first'],
        ['Perry Barr', 'Family homes on plots beside the A34', 'Telehandler, dumper and roller'],
        [
          'Langley and Peddimore',
          'Up to 5,500 homes west of the A38, and industry across the road',
          'Dozer, 360, dump truck and roller',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Getting plant in',
      items: [
        {
          term: 'North and west',
          text: 'The A38(M) runs in from M6 junction 6, and some of its lanes change direction, so follow the gantry signs. From the M5 use junction 3 and the A456, or junction 1 and the A41.',
        },
        {
          term: 'East and south',
          text: 'Use M42 junction 6 and the A45, or M5 junction 4 and the A38 for Longbridge.',
        },
        {
          term: 'At the gate',
          text: [
            'A low-loader can rarely wait in a city street. Agree a holding point outside the Middleway with the haulier, who also gives notice of an ',
            link(
              'abnormal load',
              'https://www.gov.uk/government/publications/special-types-enforcement-guide/special-types-enforcement-guide',
            ),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-26',
      items: [
        {
          title: 'The Clean Air Zone: what does it mean for me?',
          publisher: 'Birmingham City Council',
          href: 'https://www.brumbreathes.co.uk/info/24/individuals-1/3/mean-1',
        },
        {
          title: 'Curzon Street station',
          publisher: 'BBC News',
          href: 'https://www.bbc.co.uk/news/uk-england-birmingham-68070138',
        },
        {
          title: 'Ladywood regeneration',
          publisher: 'BBC Midlands Today',
          href: 'https://www.bbc.co.uk/news/articles/cvg5dy104x1o',
        },
        {
          title: 'Family homes at Perry Barr',
          publisher: 'Birmingham City Council',
          href: 'https://www.birmingham.gov.uk/news/article/1345/more_diverse_mix_of_housing_set_to_be_delivered_in_perry_barr_after_planning_permission_is_varied',
        },
        {
          title: 'Langley Sustainable Urban Extension',
          publisher: 'Langley Sutton Coldfield Consortium',
          href: 'https://www.langleysuttoncoldfield.co.uk/engagement-event-2022/',
        },
      ],
    },
  ],
};
