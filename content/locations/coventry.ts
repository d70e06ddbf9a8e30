import { coalPermit } from '../blocks';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const coventry: Location = {
  name: 'Coventry',
  group: 'warwickshire',
  area: 'West Midlands',
  description:
    'Digger, telehandler and forklift operators for Coventry: new estates, campus builds and manufacturing sites. Which ticket to ask for and the roads in.',
  intro: `Yes, we find digger, telehandler, backhoe and forklift drivers for Coventry, Bedworth, Kenilworth and Leamington Spa, ${commitments.leadTime.text}. If the job is inside a working factory, find out when it runs inductions, because the driver may have to wait for one. ${askEarly('largeCrane')}`,
  updated: '2026-11-23',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
  knowFirst: {
    heading: 'Keep low-loaders off the ring road',
    text: 'The slip roads on the A4053 are short and close together. Send low-loaders round by the A45 or A46, and only use the ring road for the last stretch. From the M6, use junction 2 for the business parks to the east, and junction 3 for the north of the city, on the A444.',
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
    { service: 'backhoe-operators', work: 'Drains and utilities in residential streets', ticket: 'backhoe' },
    { service: 'crane-operators', work: 'Steel and roof plant on tight city plots', ticket: 'crane' },
  ],
  latitude: 52.41,
  longitude: -1.52,
  label: 'below',
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
          `Ask for ${ticketLines.forklift} on a counterbalance, ${ticketLines.reachTruck} on a reach truck and ${ticketLines.roughTerrainForklift} on a rough-terrain truck. The card only shows basic training, and you give `,
          link('the other two stages', '/services/forklift-operators'),
          ' before the driver works alone.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Factory shutdowns',
      paragraphs: [
        [
          'Have the start and finish of every shift ready when you call, because the ',
          link(regulations.workingTime.short, regulations.workingTime.href),
          ' give workers 11 hours’ rest a day. A driver who finishes late on Friday can’t start early on Saturday, so a round-the-clock shutdown usually needs two drivers a machine.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Old coal workings',
      paragraphs: [
        [
          'The Warwickshire Coalfield runs past the north and west of the city. Get a mining report before you dig on that side. ',
          ...coalPermit,
          '.',
        ],
      ],
    },
  ],
};
