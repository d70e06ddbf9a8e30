import { askEarly } from '../lead-times.ts';
import { promises } from '../promises.ts';
import { category } from '../tickets/categories.ts';
import type { Town } from './town.ts';

export const walsall: Town = {
  name: 'Walsall',
  group: 'black-country',
  area: 'Walsall borough, West Midlands',
  description:
    'Digger, dozer, dump truck and landfill compactor operators for Walsall, Aldridge and Brownhills. Tickets for clay pits and tips, roads and checks.',
  intro: `Yes, we find digger, dozer and dump truck drivers for Walsall, Aldridge, Bloxwich, Brownhills and Willenhall, ${promises.leadTime.text}. A building site, a clay pit and a tip ask for different cards, so say which it is. ${askEarly('compactor-operators', 'scraper-operators')}`,
  updated: '2026-11-26',
  factsOf: 'walsall',
  roads: ['M6 junctions 9 and 10', 'A454', 'A461', 'A452', 'A34', 'A5 and M6 Toll'],
  knowFirst: {
    heading: 'Aldridge clay turns slippery after one shower',
    text: 'Etruria clay is dug for brick round Aldridge, and scrapers are the first to stop on it. Keep a dozer handy, and agree who stops work when it rains.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Digging clay, and laying pipes on town plots',
      ticket: 'excavator',
    },
    {
      machine: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawnMachine: 'articulated-truck',
      href: '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
      work: 'Hauling clay and cover soil',
      ticket: 'articulatedTruck',
    },
    { machine: 'dozer-operators', work: 'Capping, soils and haul roads', ticket: 'dozer' },
    { machine: 'compactor-operators', work: 'Compacting on the tip', ticket: 'compactor' },
    { machine: 'scraper-operators', work: 'Stripping in the dry months', ticket: 'scraper' },
  ],
  latitude: 52.59,
  longitude: -1.98,
  labelSide: 'above',
  related: {
    towns: ['wolverhampton', 'west-bromwich', 'sutton-coldfield', 'birmingham'],
    sectors: ['quarry-operations', 'waste-management', 'earthworks'],
    guides: ['environmental-compliance', 'health-safety'],
  },
  localSections: [
    {
      kind: 'prose',
      heading: 'Lifting pipes and trench boxes',
      jump: 'Lifting',
      paragraphs: [
        `A tracked 13-tonne 360 takes ${category('A59', 'A')} with C to lift, or ${category('N202')} with N100. You provide the 360, a lift plan and a slinger signaller.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Use M6 junction 10 for Willenhall and the west, and junction 9 for the south. Coal and limestone were mined under the town, so have an engineer mark where a crane can’t go.',
      ],
    },
  ],
};
