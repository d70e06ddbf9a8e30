import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const coventry: Town = {
  name: 'Coventry',
  group: 'warwickshire',
  area: 'West Midlands',
  description:
    'Digger, telehandler and forklift operators for Coventry: new estates, campus builds and manufacturing sites. Which ticket to ask for and the roads in.',
  intro: `Yes, we find digger, telehandler, backhoe and forklift drivers for Coventry, Bedworth, Kenilworth and Leamington Spa. For a working factory, tell us when it runs inductions. ${askEarly('crane-operators')}`,
  updated: '2026-11-26',
  factsOf: 'coventry',
  roads: ['M6 junctions 2 and 3', 'M69', 'A46', 'A45', 'A444', 'A4053 ring road'],
  knowFirst: {
    heading: 'Keep low-loaders off the ring road',
    text: 'The slip roads on the A4053 are short and close together. Send them round by the A45 or A46 until the last stretch.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Roads, sewers and footings on new estates',
      ticket: 'excavator',
    },
    {
      machine: 'telehandler-operators',
      work: 'Feeding gangs on campus and city-centre blocks',
      ticket: 'telehandler',
    },
    { machine: 'forklift-operators', work: 'Moves inside factories and logistics parks', ticket: 'forklift' },
    { machine: 'backhoe-operators', work: 'Drains and utilities in residential streets', ticket: 'backhoe' },
    { machine: 'crane-operators', work: 'Steel and roof plant on tight city plots', ticket: 'crane' },
  ],
  latitude: 52.41,
  longitude: -1.52,
  labelSide: 'below',
  related: {
    towns: ['nuneaton', 'rugby', 'solihull', 'leicester'],
    sectors: ['commercial-construction', 'residential-construction'],
    guides: ['site-management', 'operator-training'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Coventry',
      items: [
        {
          term: 'Factory shutdowns',
          text: [
            'A driver who finishes late on Friday can’t start early on Saturday, because workers get ',
            link('11 hours’ rest a day', '/resources/health-safety#how-do-you-manage-tiredness'),
            '. A round-the-clock shutdown usually takes two drivers a machine.',
          ],
        },
        {
          term: 'Roads in',
          text: 'From the M6, use junction 2 for the business parks to the east, and junction 3 and the A444 for the north of the city.',
        },
        {
          term: 'Old coal workings',
          text: [
            'The Warwickshire Coalfield runs past the north and west, so get a mining report there and read ',
            link('when you need a coal permit', '/industries/mining-operations'),
            '.',
          ],
        },
      ],
    },
  ],
};
