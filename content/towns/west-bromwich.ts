import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Town } from './town.ts';

export const westBromwich: Town = {
  name: 'West Bromwich',
  group: 'black-country',
  area: 'Sandwell, West Midlands',
  description:
    'Grab, rehandler, loading shovel and forklift operators for West Bromwich yards and sites. Which ticket fits which grab, the slab and the roads in.',
  intro:
    'Yes, we find grab, loading shovel, forklift and digger drivers for West Bromwich, Wednesbury, Tipton, Oldbury and Smethwick. For a scrap grab, say what it’s mounted on and what it picks up.',
  updated: '2026-11-26',
  factsOf: 'west-bromwich',
  roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
  knowFirst: {
    heading: 'Limestone was mined under Wednesbury’s roads and yards',
    text: 'A rehandler puts its weight on four small feet, so have the slab checked, and what’s below it, before one sets up.',
  },
  machines: [
    {
      machine: 'grab-operators',
      work: 'Sorting and loading scrap with a rehandler',
      ticket: 'materialHandler',
    },
    { machine: 'loading-shovel-operators', work: 'Yard clearing and waste halls', ticket: 'loadingShovel' },
    { machine: 'forklift-operators', work: 'Foundries and engineering works', ticket: 'forklift' },
    {
      machine: 'excavator-operators',
      work: 'Digging out contaminated ground and old slabs',
      ticket: 'excavator',
    },
  ],
  latitude: 52.52,
  longitude: -1.99,
  labelSide: 'left',
  related: {
    towns: ['birmingham', 'walsall', 'dudley', 'wolverhampton', 'halesowen'],
    sectors: ['waste-management', 'demolition'],
    guides: ['environmental-compliance', 'plant-maintenance'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Which grab is it?',
      items: [
        {
          term: 'Demolition site',
          text: `A 360 with a selector grab takes ${usualTickets.demolitionMachine.line}.`,
        },
        { term: 'Grab lorry', text: `It’s ${usualTickets.grabLorry.line}, and a lorry licence as well.` },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Working in West Bromwich',
      items: [
        {
          term: 'In the yard',
          text: 'Lithium batteries and gas bottles in scrap start fires, so show every new driver the quarantine bay.',
        },
        {
          term: 'Roads in',
          text: 'M5 junction 1 opens onto the A41, and M6 junction 9 serves Wednesbury. Measure a rehandler, cab down, before it goes under the canal and railway bridges.',
        },
      ],
    },
  ],
};
