import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const nuneaton: Location = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Roller, digger, loading shovel and skid steer operators for Nuneaton roads, quarries and sites. Night closures, tickets to ask for and filled pits.',
  intro: `Yes, we cover Nuneaton, Bedworth, Atherstone and Hinckley, days or nights. We can find you a roller driver, a digger driver or a shovel driver, ${commitments.leadTime.text}. ${askEarly('landfillCompactor')} For a night closure, tell us where to muster and where drivers can park.`,
  updated: '2026-11-22',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
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
    { service: 'grab-operators', work: 'Lorry-mounted grabs for muck-away', ticket: 'grabLorry' },
    { service: 'compactor-operators', work: 'Old quarries used as landfill', ticket: 'compactor' },
  ],
  latitude: 52.52,
  longitude: -1.47,
  labelSide: 'south-west',
  related: {
    locations: ['coventry', 'tamworth', 'rugby', 'leicester'],
    services: ['roller-operators', 'compactor-operators', 'excavator-operators', 'grab-operators'],
    industries: ['road-construction', 'quarry-operations', 'waste-management'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'checklist',
      heading: 'Before a night closure: checklist',
      intro: [
        'The more notice you give, the easier a night is to fill. See ',
        link('how hiring works', '/hire-operators#what-if-something-goes-wrong'),
        ' for what happens if someone drops out.',
      ],
      items: [
        'Arrival time at the muster point, outside the cones',
        'Beacons, mirrors and reversing alarm checked in daylight',
        'Who leads the machine out of the closure, and in what order',
        `Qualified operative named on the sheet where ${regulations.nrswa.short}, the street works law, applies`,
        [
          'Rest: nobody who’s worked the day shift, because ',
          link('workers get 11 hours’ rest a day', regulations.workingTime.href),
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What should a surfacing roller driver show you?',
      paragraphs: [
        [
          'The card only covers the machine. If you’re laying asphalt, tell us, and we’ll ask for a ',
          link('roller operator', '/services/roller-operators'),
          ' who’s worked behind a paver. They’ll know to roll the mat while it’s hot, to work up from the low edge and never to park on it.',
        ],
        [
          'For a planer on a skid steer, ask for proof of training on the attachment too. Planing makes silica dust, and ',
          link('our health guide', '/resources/health-safety'),
          ' says how to deal with it.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the quarries',
      paragraphs: [
        'The diorite at Mancetter is hard and resists polishing, which is why it’s used in road surfaces. To break oversize on a bench, the excavator operator needs breaker training and the quarry’s authorisation in writing. Make sure there’s a guard on the screen, because the rock flies.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Is your site an old pit?',
      intro: 'It could be, because quartzite was dug here for generations and the holes were used again.',
      items: [
        {
          term: 'Landfill',
          text: [
            'A working tip takes a ',
            link('landfill compactor operator', '/services/compactor-operators'),
            '. On a capped tip use low-ground-pressure machines and flag the gas wells first.',
          ],
        },
        {
          term: 'Flooded pit',
          text: 'The water’s deep and cold and the sides are steep, so keep plant behind the edge protection.',
        },
        {
          term: 'Filled plot',
          text: 'Expect rubble with soft seams. Dig inspection pits and proof-roll it before a frame goes up.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads and railway bridges',
      paragraphs: [
        [
          'The A444 comes in from M6 junction 3 through Bedworth. The A5 meets M69 junction 1 beside Hinckley and runs on to ',
          link('Tamworth', '/locations/tamworth'),
          '. The railway cuts the town in two, so measure tall loads and check the bridges on the way. Coal was mined to the west and south, and you’ll want a mining report for digging there.',
        ],
      ],
    },
  ],
};
