import { blocks } from '../blocks';
import { category } from '../categories';
import { askEarly, commitments } from '../commitments';
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
  intro: `Yes, we find operators for Coventry, Bedworth, Kenilworth and Leamington Spa. We can find you a plant operator, ${commitments.leadTime.text}. ${askEarly('largeCrane')} Give us the shift pattern when you call, and say if the job’s inside a working factory.`,
  updated: '2026-11-22',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
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
    services: ['forklift-operators', 'telehandler-operators', 'crane-operators', 'backhoe-operators'],
    industries: ['commercial-construction', 'residential-construction'],
    resources: ['site-management', 'operator-training'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Can you cover a shutdown weekend?',
      paragraphs: [
        [
          'Yes, if people are free. Send us the start and finish of every shift, because nobody should go from a day straight into a night. The ',
          link(regulations.workingTime.short, regulations.workingTime.href),
          ' give workers 11 hours’ rest a day.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'What different Coventry sites ask for',
      intro: 'Ask what the gate wants before the first morning.',
      caption: 'Types of Coventry site with what to settle before the operator arrives',
      columns: ['Site', 'Settle first'],
      rows: [
        ['Manufacturing site', 'Shifts, one-way aisles, who gives familiarisation'],
        ['University building', 'Term dates, exam quiet hours, a vehicle marshal'],
        ['Inside the ring road', 'Unloading bay, night working, old basements'],
        ['New estate', 'Topsoil heaps, wheel wash, haul road'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which forklift ticket do you need?',
      paragraphs: [
        `It goes by the truck, and a card for the wrong type won’t do. For a counterbalance truck ask for ${ticketLines.forklift}, and for a reach truck ${ticketLines.reachTruck}. A rough-terrain truck for the muddy part of the yard is ${ticketLines.roughTerrainForklift}.`,
        [
          `The card covers basic training only. ${regulations.l117.short}, HSE’s code for lift trucks, also asks for training in the job and familiarisation on that truck, and both are down to the site. Leave time for them when you book a `,
          link('forklift operator', '/services/forklift-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Building on a campus',
      paragraphs: [
        [
          'Campus plots are often narrow, with footpaths on three sides, so book delivery slots and put a marshal between the kerb and the load. If the ',
          link('telehandler', '/services/telehandler-operators'),
          ` is going to carry a hanging load, tell us when you call. The operator then needs endorsement E on ${category('A17')}, or ${category('N138')}.`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in and old coal workings',
      paragraphs: [
        'M6 junction 2 meets the M69 and the A46 and suits the business parks to the east, while junction 3 drops down the A444. The slip roads on the A4053 ring road are short and close together. Send low-loaders round by the A45 or A46 and leave the ring road for the last turn.',
        'The Warwickshire Coalfield runs past the north and west of the city, so get a mining report before you dig deep or set up a crane on that side.',
      ],
    },
  ],
};
