import { weFind } from '../blocks';
import { link } from '../section';
import type { Location } from './location';

export const derby: Location = {
  name: 'Derby',
  group: 'east-midlands',
  area: 'Derbyshire, East Midlands',
  description:
    'Crane, telehandler, digger and loading shovel operators for Derby works, quarries and building sites. Which ticket to ask for and who plans a lift.',
  intro: `${weFind('telehandler, digger, shovel and crane drivers', 'Derby, Burton, Ilkeston and the Peak quarries up the A6')} If it’s a lift, tell us what it weighs and who’s planning it.`,
  updated: '2026-11-22',
  roads: ['M1 junction 25 and A52', 'M1 junction 24a and A50', 'A38', 'A6'],
  knowFirst: {
    heading: 'Is it a works siding or the running railway?',
    text: 'A siding inside one of Derby’s rail works follows the works’ rules. On or near the running railway the driver needs a medical, track-safety training and machine controls that the railway sets. A construction card alone won’t get anyone in. Tell us which it is.',
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
    { service: 'dumper-operators', work: 'Articulated trucks on quarry hauls', ticket: 'articulatedTruck' },
  ],
  latitude: 52.92,
  longitude: -1.47,
  labelSide: 'west',
  related: {
    locations: ['nottingham', 'leicester', 'stafford'],
    industries: ['quarry-operations', 'infrastructure-projects', 'commercial-construction'],
    resources: ['industry-standards', 'certifications'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Who plans the lift?',
      paragraphs: [
        [
          'On crane hire you plan and supervise it. On a contract lift the crane company does. For picking up and carrying inside a hall, the mobile crane card needs endorsement B or C. The ',
          link('crane page', '/services/crane-operators'),
          ' says who needs which card.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Ground and roads round the city',
      paragraphs: [
        'The gravel is outside the city, in the Trent, Derwent and lower Dove valleys. Plots beside restored pits can hide backfill, which won’t carry a telehandler evenly. Use M1 junction 24a and the A50 for the southern sheds, and check trailer widths before you send plant up the A6.',
      ],
    },
  ],
};
