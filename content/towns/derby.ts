import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const derby: Town = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Crane, telehandler, digger and loading shovel operators for Derby works, quarries and building sites. Which ticket to ask for, and the railway rules.',
  intro: `Yes, we can find you a telehandler, digger, shovel or crane driver for Derby, Burton, Ilkeston and the Peak quarries up the A6. For a lift inside a works, have the weight and the lift planner’s name. ${askEarly('crane-operators')}`,
  updated: '2026-11-26',
  factsOf: 'derby',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  knowFirst: {
    heading: 'Is it a works siding or the running railway?',
    text: [
      'In a works siding, works rules apply. On or near the running railway the driver needs ',
      link('a Sentinel card', '/industries/infrastructure-projects'),
      ', and the machine needs the railway’s controls. Find out which before you call.',
    ],
  },
  machines: [
    {
      machine: 'telehandler-operators',
      work: 'Extensions and fit-outs at working factories',
      ticket: 'telehandler',
    },
    {
      machine: 'excavator-operators',
      work: 'Gravel pits, footings and services',
      ticket: 'excavator',
    },
    { machine: 'crane-operators', work: 'Weekend lifts at rail and aerospace works', ticket: 'crane' },
    {
      machine: 'loading-shovel-operators',
      work: 'Gravel yards and limestone quarries',
      ticket: 'loadingShovel',
    },
    {
      machine: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawnMachine: 'articulated-truck',
      href: '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
      work: 'Quarry and gravel-pit hauls',
      ticket: 'articulatedTruck',
    },
  ],
  latitude: 52.92,
  longitude: -1.47,
  labelSide: 'left',
  related: {
    towns: ['nottingham', 'leicester', 'stafford'],
    sectors: ['quarry-operations', 'infrastructure-projects', 'commercial-construction'],
    guides: ['industry-standards', 'certifications'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Derby',
      items: [
        {
          term: 'Inside a works',
          text: [
            'Test bays and paint shops often ban sparks, phones and dust, so send us the permit list. To pick and carry in a hall, the crane driver needs ',
            link('letter B or C', '/services/crane-operators'),
            '.',
          ],
        },
        {
          term: 'Ground and roads',
          text: 'Plots beside restored gravel pits can hide soft backfill. Use M1 junction 25 and the A52 for the city, and junction 24a and the A50 for the southern sheds.',
        },
      ],
    },
  ],
};
