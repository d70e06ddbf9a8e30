import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const derby: Location = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Crane, telehandler, digger and loading shovel operators for Derby works, quarries and building sites. Which ticket to ask for and who plans a lift.',
  intro: `We can find you a telehandler, digger, shovel or crane driver for Derby, Burton, Ilkeston and the Peak quarries up the A6, ${commitments.leadTime.text}. If it’s a lift inside a works, have the weight and the name of whoever’s planning it. ${askEarly('largeCrane')}`,
  updated: '2026-11-23',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  knowFirst: {
    heading: 'Is it a works siding or the running railway?',
    text: 'In a works siding, the works’ own rules apply. On or near the running railway the driver needs a medical, track-safety training and machine controls that the railway sets, and a construction card alone won’t get anyone in. Find out which it is before you call.',
  },
  machines: [
    {
      service: 'telehandler-operators',
      work: 'Extensions and fit-outs at working factories',
      ticket: 'telehandler',
    },
    {
      service: 'excavator-operators',
      work: 'Gravel pits, footings and services',
      ticket: 'excavator',
    },
    { service: 'crane-operators', work: 'Weekend lifts at rail and aerospace works', ticket: 'crane' },
    {
      service: 'loading-shovel-operators',
      work: 'Gravel yards and limestone quarries',
      ticket: 'loadingShovel',
    },
    {
      service: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawing: 'articulated-truck',
      work: 'Quarry and gravel-pit hauls',
      ticket: 'articulatedTruck',
    },
  ],
  latitude: 52.92,
  longitude: -1.47,
  label: 'above-left',
  related: {
    locations: ['nottingham', 'leicester', 'stafford'],
    industries: ['quarry-operations', 'infrastructure-projects', 'commercial-construction'],
    resources: ['industry-standards', 'certifications'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Who plans the lift?',
      jump: 'Lifting',
      paragraphs: [
        [
          'On crane hire you plan and supervise it, and on a contract lift the crane company does. For picking up and carrying inside a hall, the mobile crane card needs endorsement B or C. The ',
          link('crane page', '/services/crane-operators'),
          ' says who else needs a card.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Shifts inside a works',
      paragraphs: [
        'Have the hours of each shift ready, and show the operator the permit list before they start. Test bays and paint shops often ban sparks, phones and dust, and the list can rule out the machine you had in mind.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground round the city',
      paragraphs: [
        'The gravel is outside the city, in the Trent, Derwent and lower Dove valleys. Plots beside restored pits can hide backfill, which won’t carry a telehandler evenly. Have the run tested before you load out.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Use M1 junction 25 and the A52 for the city, and junction 24a with the A50 for the southern sheds. Check the width of the trailer before you send plant up the A6 to the Peak quarries.',
      ],
    },
  ],
};
