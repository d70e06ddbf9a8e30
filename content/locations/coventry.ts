import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const coventry: Location = {
  name: 'Coventry',
  group: 'warwickshire',
  area: 'West Midlands',
  description:
    'Digger, telehandler and forklift operators for Coventry: new estates, campus builds and manufacturing sites. Which ticket to ask for and how to book.',
  intro: `Yes, we find operators for Coventry, Bedworth, Kenilworth and Leamington Spa. We can find you a plant operator, ${promises.leadTime.text}. Ring us or send the form with the machine, the site and the shift, and say if it’s inside a working factory.`,
  updated: '2026-11-21',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
  machines: [
    {
      service: 'excavator-operators',
      work: 'Roads, sewers and footings on new estates',
      category: 'A59',
    },
    {
      service: 'telehandler-operators',
      work: 'Feeding gangs on campus and city-centre blocks',
      category: 'A17',
    },
    { service: 'forklift-operators', work: 'Moves inside factories and logistics parks', category: 'A16' },
    { service: 'backhoe-operators', work: 'Drains and utilities in occupied streets', category: 'A12' },
    { service: 'crane-operators', work: 'Steel and roof plant on tight city plots', category: 'A60' },
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
    {
      kind: 'prose',
      heading: 'Where drivers for Coventry usually travel from',
      paragraphs: [
        [
          'We start with people in the city, then look along the A444 and A45. ',
          link('Plant operators in Nuneaton', '/locations/nuneaton'),
          ' and ',
          link('plant operators in Rugby', '/locations/rugby'),
          ' can usually reach a Coventry gate without using a motorway, and drivers from the Solihull side come in on the A45.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Can you cover a shutdown weekend?',
      paragraphs: [
        `Yes, if people are free, and it helps to ask early. Send the start and finish of every shift so we don’t offer you someone who’d be working a day and a night back to back. ${promises.answered.text}`,
      ],
    },
    blocks.introducer,
    {
      kind: 'table',
      heading: 'What different Coventry sites ask for',
      intro: 'The machine may be the same, but the entry rules aren’t. Find out before the first morning.',
      caption: 'Types of Coventry site with what to settle before the operator arrives',
      columns: ['Site', 'Usual plant', 'Settle first'],
      rows: [
        [
          'Manufacturing site',
          'Forklifts, small cranes',
          'Shifts, one-way aisles, who gives familiarisation',
        ],
        ['University building', 'Crane, telehandler', 'Term dates, exam quiet hours, a vehicle marshal'],
        ['Inside the ring road', 'Mini digger, skid steer', 'Unloading bay, night working, old basements'],
        ['New estate', '13-tonne digger, dozer, roller', 'Topsoil heaps, wheel wash, haul road'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which forklift ticket do you need?',
      paragraphs: [
        `For a counterbalance truck ask for ${card('A16')} or ${card('N001')}. A reach truck is ${card('A18')} or ${card('N003')}, and a rough-terrain truck for the muddy part of the yard is ${card('A14')} or ${card('N009')}. A card for the wrong type won’t do.`,
        [
          `The card covers basic training only. ${regulations.l117.short}, HSE’s code for lift trucks, also asks for training in the job and familiarisation on that truck, and both are down to the site. Leave time for it when you book a `,
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
          ` is going to carry a hanging load, tell us when you call. The operator then needs endorsement E on ${card('A17')}, or ${card('N138')}.`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in and old coal workings',
      paragraphs: [
        'M6 junction 2 meets the M69 and the A46 and suits the business parks to the east, while junction 3 drops down the A444. The slip roads on the A4053 ring road are short and close together. Send low-loaders round by the A45 or A46 and leave the ring road for the last turn.',
        'The Warwickshire Coalfield runs past the north and west of the city. Get a mining report before you dig deep or set up a crane on that side.',
      ],
    },
  ],
};
