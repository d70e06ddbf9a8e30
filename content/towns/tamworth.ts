import { askEarly } from '../lead-times.ts';
import type { Town } from './town.ts';

export const tamworth: Town = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Digger, dozer, scraper, roller and crane operators for Tamworth sheds and earthworks on the A5 and M42. Who to book at each stage and which ticket.',
  intro: `Yes, we can get you a digger, dozer, roller or dump truck driver for Tamworth, Lichfield, Polesworth or Atherstone. For cut and fill, have the volumes and the haul length ready. ${askEarly('scraper-operators', 'grader-operators')}`,
  updated: '2026-11-26',
  factsOf: 'tamworth',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  knowFirst: {
    heading: 'Keep plant off the dry silt beds along the Tame',
    text: 'Some of the gravel pits beside the river were filled with silt, and in summer the crust looks like firm ground from a cab. Rope it off, and show every driver.',
  },
  machines: [
    { machine: 'dozer-operators', work: 'Stripping and spreading on shed plateaus', ticket: 'dozer' },
    { machine: 'excavator-operators', work: 'Cut and fill, drains and bases', ticket: 'excavator' },
    { machine: 'roller-operators', work: 'Compacting clay fill in layers', ticket: 'roller' },
    {
      machine: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawnMachine: 'articulated-truck',
      href: '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
      work: 'Short hauls behind the digger',
      ticket: 'articulatedTruck',
    },
    { machine: 'scraper-operators', work: 'Long, level hauls on the biggest plots', ticket: 'scraper' },
  ],
  latitude: 52.63,
  longitude: -1.69,
  labelSide: 'above-left',
  related: {
    towns: ['sutton-coldfield', 'nuneaton', 'birmingham', 'walsall'],
    sectors: ['commercial-construction', 'earthworks', 'quarry-operations'],
    guides: ['project-planning', 'equipment-guides'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Tamworth',
      items: [
        {
          term: 'Big sheds on the A5 and M42',
          text: 'A padfoot roller compacts the fill, because a smooth drum only polishes stiff, wet brick clay. A long, level haul suits scrapers, and a short one suits articulated trucks. Five centimetres out over ten hectares is 5,000 m³ to cart.',
        },
        {
          term: 'Roads in',
          text: 'Bring plant in by M42 junction 10 and the A5. The A453 and A513 pass houses, so agree delivery hours with the council.',
        },
      ],
    },
  ],
};
