import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { nightLimits } from '../shared-sections.ts';
import type { Town } from './town.ts';

export const nuneaton: Town = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Roller, digger, loading shovel and skid steer operators for Nuneaton roads, quarries and sites. Night closures, tickets to ask for and filled pits.',
  intro: `Yes, we find roller, digger, shovel and skid steer drivers for Nuneaton, Bedworth, Atherstone and Hinckley. For a night closure, have the muster point, the hours and the parking ready. ${askEarly('compactor-operators')}`,
  updated: '2026-11-26',
  factsOf: 'nuneaton',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
  knowFirst: {
    heading: 'Your site may be an old pit',
    text: 'Quartzite was dug here for generations and the holes were used again. A filled one can be rubble with soft seams, so dig inspection pits first.',
  },
  machines: [
    { machine: 'roller-operators', work: 'Surfacing, often at night', ticket: 'roller' },
    { machine: 'skid-steer-operators', work: 'Planing patches and sweeping up', ticket: 'skidSteer' },
    {
      machine: 'loading-shovel-operators',
      work: 'Road-stone quarry and stockyards',
      ticket: 'loadingShovel',
    },
    {
      machine: 'excavator-operators',
      work: 'Breaking oversize, and footings on filled ground',
      ticket: 'excavator',
    },
    { machine: 'compactor-operators', work: 'Old quarries used as landfill', ticket: 'compactor' },
  ],
  latitude: 52.52,
  longitude: -1.47,
  labelSide: 'left',
  related: {
    towns: ['coventry', 'tamworth', 'rugby', 'leicester'],
    sectors: ['road-construction', 'quarry-operations', 'waste-management'],
    guides: ['health-safety', 'industry-standards'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'Working in Nuneaton',
      items: [
        {
          term: 'Night closures on the A5',
          text: [
            'A driver who’s worked the day can’t take your closure the same night: see ',
            nightLimits,
            '. Ask for a roller driver who’s worked behind a paver.',
          ],
        },
        {
          term: 'Quarry benches and roads in',
          text: 'To break oversize in the Mancetter diorite, the driver needs breaker training and the quarry’s authorisation. Have the haulier check the railway bridges off the A444 and the A5.',
        },
        {
          term: 'Old coal workings',
          text: [
            'Coal was dug to the west and south, so read ',
            link('when you need a coal permit', '/industries/mining-operations'),
            '.',
          ],
        },
      ],
    },
  ],
};
