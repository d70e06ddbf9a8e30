import { coalPermit, nightLimits } from '../blocks';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const nuneaton: Location = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Roller, digger, loading shovel and skid steer operators for Nuneaton roads, quarries and sites. Night closures, tickets to ask for and filled pits.',
  intro: `Yes, we find roller, digger, shovel and skid steer drivers for Nuneaton, Bedworth, Atherstone and Hinckley, ${commitments.leadTime.text}. Night shifts can take longer to fill, and we’ll ask for the muster point, the hours and the parking. ${askEarly('landfillCompactor')}`,
  updated: '2026-11-23',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
  knowFirst: {
    heading: 'Your site may be an old pit',
    text: [
      'Quartzite was dug here for generations and the holes were used again. Keep plant behind the edge protection of a flooded one. A filled one can be rubble with soft seams, and needs inspection pits before a frame goes up. A working tip takes a ',
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
  label: 'left',
  related: {
    locations: ['coventry', 'tamworth', 'rugby', 'leicester'],
    industries: ['road-construction', 'quarry-operations', 'waste-management'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'checklist',
      folded: true,
      heading: 'Checklist before a night closure',
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
          'They should have worked behind a paver, because the card only covers the machine. A ',
          link('roller driver', '/services/roller-operators'),
          ' who’s done it rolls the mat while it’s hot, works up from the low edge and never parks on it. If you’re laying asphalt, say so and we’ll ask for that.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Nights after days',
      paragraphs: [
        [
          'A driver who’s worked the day can’t take your closure the same night, because workers get ',
          link('11 hours’ rest', regulations.workingTime.href),
          ' between shifts. Over a run of nights we need the hours of each, because ',
          nightLimits,
          '.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the Mancetter diorite',
      paragraphs: [
        'To break oversize rock on a bench, the excavator driver needs breaker training, the quarry’s authorisation in writing and a guard on the screen.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Railway bridges and old coal workings',
      paragraphs: [
        [
          'Measure tall loads, and have the haulier check the bridges between the site and the A444 or the A5. Coal was dug to the west and south, where you need a mining report. ',
          ...coalPermit,
          '.',
        ],
      ],
    },
  ],
};
