import { coalPermit, weFind } from '../blocks';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const nuneaton: Location = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Roller, digger, loading shovel and skid steer operators for Nuneaton roads, quarries and sites. Night closures, tickets to ask for and filled pits.',
  intro: `${weFind('roller, digger, shovel and skid steer drivers', 'Nuneaton, Bedworth, Atherstone and Hinckley, days or nights')} For a night closure, tell us where to muster and where drivers can park.`,
  updated: '2026-11-22',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
  knowFirst: {
    heading: 'Your site may be an old pit',
    text: [
      'Quartzite was dug here for generations and the holes were used again. Keep plant behind the edge protection of a flooded one. A filled one can be rubble with soft seams. Dig inspection pits before a frame goes up. A working tip takes a ',
      link('landfill compactor driver', '/services/compactor-operators'),
      '.',
    ],
  },
  machines: [
    { service: 'roller-operators', work: 'Surfacing, often at night', ticket: 'roller' },
    { service: 'skid-steer-operators', work: 'Planing patches and sweeping up', ticket: 'skidSteer' },
    {
      service: 'loading-shovel-operators',
      work: 'Road-stone quarry and stockyards',
      ticket: 'loadingShovel',
    },
    {
      service: 'excavator-operators',
      work: 'Breaking oversize, and footings on filled ground',
      ticket: 'excavator',
    },
    { service: 'compactor-operators', work: 'Old quarries used as landfill', ticket: 'compactor' },
  ],
  latitude: 52.52,
  longitude: -1.47,
  labelSide: 'south-west',
  related: {
    locations: ['coventry', 'tamworth', 'rugby', 'leicester'],
    industries: ['road-construction', 'quarry-operations', 'waste-management'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'checklist',
      folded: true,
      heading: 'Before a night closure: checklist',
      items: [
        'Arrival time at the muster point, outside the cones',
        'Beacons, mirrors and reversing alarm checked in daylight',
        'Who leads the machine out of the closure, and in what order',
        `Qualified operative named on the sheet where ${regulations.nrswa.short}, the street works law, applies`,
        'Nobody on it who’s worked the day shift',
      ],
    },
    {
      kind: 'prose',
      heading: 'What should a surfacing roller driver have done?',
      paragraphs: [
        [
          'Worked behind a paver. The card only covers the machine, and we’ll ask for that if you’re laying asphalt. A ',
          link('roller driver', '/services/roller-operators'),
          ' who’s done it rolls the mat while it’s hot, works up from the low edge and never parks on it.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the Mancetter diorite',
      paragraphs: [
        'To break oversize on a bench, the excavator driver needs breaker training, the quarry’s authorisation in writing and a guard on the screen.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Railway bridges and old coal workings',
      paragraphs: [
        [
          'Measure tall loads and check the bridges on the way from the A444 or the A5. Get a mining report to the west and south, where coal was dug. ',
          ...coalPermit,
          '.',
        ],
      ],
    },
  ],
};
