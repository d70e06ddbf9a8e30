import { category } from '../tickets/categories.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Town } from './town.ts';

export const stourbridge: Town = {
  name: 'Stourbridge',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Mini digger, forklift, dumper and skid steer operators for Stourbridge, Lye and Hagley. Side loader tickets, tight plots and what to measure first.',
  intro:
    'Yes, we find mini digger, forklift, dumper and skid steer drivers for Stourbridge, Lye, Wollaston and Hagley. Between houses the gate limits the machine, so measure it at its tightest point.',
  updated: '2026-11-26',
  factsOf: 'stourbridge',
  roads: ['A491', 'A458', 'A451', 'M5 junction 3 via A456', 'M5 junction 4 via A491'],
  knowFirst: {
    heading: 'Old glassworks plots can be full of broken glass',
    text: 'Expect glass and kiln brick in the spoil, and flues and culverts below. Glass cuts tyres and hoses, so choose tracks or solid tyres. If the bucket opens a flue, stop, fence it off and ring the engineer.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Footings, drains and reduced levels between houses',
      ticket: 'excavator',
    },
    { machine: 'forklift-operators', work: 'Side loaders for long steel', ticket: 'sideLoader' },
    { machine: 'dumper-operators', work: 'Getting spoil out to the road', ticket: 'dumper' },
    { machine: 'skid-steer-operators', work: 'Clearing towpaths, yards and gardens', ticket: 'skidSteer' },
    {
      machine: 'telehandler-operators',
      work: 'Blocks and roof trusses on infill housing',
      ticket: 'telehandlerLifting',
    },
  ],
  latitude: 52.46,
  longitude: -2.14,
  labelSide: 'above-left',
  related: {
    towns: ['halesowen', 'dudley', 'worcester'],
    sectors: ['residential-construction', 'commercial-construction', 'landscaping'],
    guides: ['equipment-guides', 'site-management'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Stourbridge',
      items: [
        {
          term: 'Side loaders and micro diggers',
          text: `For long bar in the steel yards at Lye and Brierley Hill, ask for ${usualTickets.sideLoader.line}. A micro digger takes ${category('A58', 'A', 'B')}, or ${category('N016')} up to one tonne.`,
        },
        {
          term: 'Ground and roads',
          text: 'Sand and sandstone beyond Wollaston can collapse without warning, so batter or box every trench. For wide loads have the haulier check the A491 from M5 junction 4.',
        },
      ],
    },
  ],
};
