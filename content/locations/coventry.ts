import { coalPermit, weFind } from '../blocks';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const coventry: Location = {
  name: 'Coventry',
  group: 'warwickshire',
  area: 'West Midlands',
  description:
    'Digger, telehandler and forklift operators for Coventry: new estates, campus builds and manufacturing sites. Which ticket to ask for and the roads in.',
  intro: `${weFind('digger, telehandler, backhoe and forklift drivers', 'Coventry, Bedworth, Kenilworth and Leamington Spa')} Say if the job’s inside a working factory.`,
  updated: '2026-11-22',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
  knowFirst: {
    heading: 'Keep low-loaders off the ring road',
    text: 'The slip roads on the A4053 are short and close together. Send low-loaders round by the A45 or A46 and leave the ring road for the last turn. M6 junction 2 suits the business parks to the east, and junction 3 drops down the A444.',
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Roads, sewers and footings on new estates',
      ticket: 'excavator',
    },
    {
      service: 'telehandler-operators',
      work: 'Feeding gangs on campus and city-centre blocks',
      ticket: 'telehandler',
    },
    { service: 'forklift-operators', work: 'Moves inside factories and logistics parks', ticket: 'forklift' },
    { service: 'backhoe-operators', work: 'Drains and utilities in occupied streets', ticket: 'backhoe' },
    { service: 'crane-operators', work: 'Steel and roof plant on tight city plots', ticket: 'crane' },
  ],
  latitude: 52.41,
  longitude: -1.52,
  labelSide: 'south',
  related: {
    locations: ['nuneaton', 'rugby', 'solihull', 'leicester'],
    industries: ['commercial-construction', 'residential-construction'],
    resources: ['site-management', 'operator-training'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Which forklift ticket do you need?',
      paragraphs: [
        [
          `For a counterbalance ask for ${ticketLines.forklift}, for a reach truck ${ticketLines.reachTruck} and for a rough-terrain truck ${ticketLines.roughTerrainForklift}. The card is basic training, and the site gives `,
          link('the other two kinds', '/services/forklift-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Old coal workings',
      paragraphs: [
        [
          'The Warwickshire Coalfield runs past the north and west of the city. Get a mining report there. ',
          ...coalPermit,
          '.',
        ],
      ],
    },
  ],
};
