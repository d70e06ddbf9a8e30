import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import type { Town } from './town.ts';

export const birmingham: Town = {
  name: 'Birmingham',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Plant operators for Birmingham sites: digger drivers, crane, piling rig and grab operators. Tickets to ask for, Clean Air Zone, roads and rail sites.',
  intro: `Yes, we find digger, telehandler, crane and grab drivers across Birmingham, from Longbridge to Minworth, ${promises.leadTime.text}. ${askEarly('piling-rig-operators', 'crane-operators')}`,
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
    heading: 'Clean Air Zone: check the van and the low-loader',
    text: [
      'Inside the A4540 Middleway, older cars, vans and lorries pay by the day: diesels below Euro 6 or VI, petrols below Euro 4. A night shift can count as two, so agree who pays, and see ',
      link('the charges', 'https://www.brumbreathes.co.uk'),
      '.',
    ],
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Reduced-level digs, basements and drainage',
      ticket: 'excavator',
    },
    { machine: 'piling-rig-operators', work: 'Bored piles for city-centre towers', ticket: 'boredPiling' },
    { machine: 'crane-operators', work: 'Lifting steel, precast and plant', ticket: 'crane' },
    {
      machine: 'grab-operators',
      name: 'Demolition Grab',
      work: 'Bringing buildings down, sorting rubble',
      ticket: 'demolitionMachine',
    },
    {
      machine: 'telehandler-operators',
      work: 'Housing renewal and loading out floors',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.49,
  longitude: -1.89,
  labelSide: 'below',
  related: {
    towns: ['solihull', 'sutton-coldfield', 'west-bromwich', 'halesowen', 'dudley'],
    sectors: ['demolition', 'commercial-construction', 'waste-management', 'infrastructure-projects'],
    guides: ['project-planning', 'certifications'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'What’s being built',
      jump: 'What’s being built',
      items: [
        {
          term: 'Eastside',
          text: 'HS2’s terminus at Curzon Street, so ask the site which cards it takes. Beside a working line that can be PTS (Personal Track Safety).',
        },
        { term: 'Ladywood', text: 'An estate to be rebuilt, with demolition first.' },
        { term: 'Langley and Peddimore', text: 'Up to 5,500 homes, and industry.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant in, and lifting',
      jump: 'Roads and lifting',
      paragraphs: [
        'Agree a holding point for low-loaders outside the Middleway.',
        'To lift pipes with the 360, you provide a lift plan and a slinger signaller.',
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
          title: 'Langley Sustainable Urban Extension',
          publisher: 'Langley Sutton Coldfield Consortium',
          href: 'https://www.langleysuttoncoldfield.co.uk/engagement-event-2022/',
        },
      ],
    },
  ],
};
