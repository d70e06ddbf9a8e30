import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const nuneaton: Location = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Roller, digger, loading shovel and skid steer operators for Nuneaton roads, quarries and sites. Night closures, tickets to ask for and filled pits.',
  intro: `Yes, we cover Nuneaton, Bedworth, Atherstone and Hinckley, days or nights. We can find you a roller driver, a digger driver or a shovel driver, ${promises.leadTime.text}. Tell us the machine, the shift and where to muster, and we’ll start ringing.`,
  updated: '2026-11-21',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
  machines: [
    { service: 'roller-operators', work: 'Surfacing, often at night', category: 'A31' },
    { service: 'skid-steer-operators', work: 'Planing patches and sweeping up', category: 'A23' },
    { service: 'loading-shovel-operators', work: 'Road-stone quarry and stockyards', category: 'A21' },
    {
      service: 'excavator-operators',
      work: 'Breaking oversize, and footings on filled ground',
      category: 'A59',
    },
    { service: 'grab-operators', work: 'Lorry-mounted grabs for muck-away', category: 'A36' },
    { service: 'compactor-operators', work: 'Old quarries used as landfill', category: 'A32' },
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
    {
      kind: 'prose',
      heading: 'Where drivers for Nuneaton usually travel from',
      paragraphs: [
        [
          'We ask ',
          link('plant operators in Coventry', '/locations/coventry'),
          ', who come up the A444, and ',
          link('plant operators in Tamworth', '/locations/tamworth'),
          ', who come along the A5. Others drive across from Leicester on the M69 and A47. If you’re mustering on the trunk road, tell us where drivers can park.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'What if a driver drops out of a night closure?',
      paragraphs: [
        `${promises.replacement.text} ${promises.support.text}`,
        `The more notice you give, the easier a night is to fill. ${promises.rareLeadTime.text}`,
      ],
    },
    blocks.introducer,
    {
      kind: 'checklist',
      heading: 'Before a night closure: checklist',
      items: [
        'Arrival time at the muster point, outside the cones',
        'Beacons, mirrors and reversing alarm checked in daylight',
        'Who leads the machine out of the closure, and in what order',
        `Qualified operative named on the sheet where ${regulations.nrswa.short}, the street works law, applies`,
        'Rest: nobody who’s worked the day shift',
      ],
    },
    {
      kind: 'prose',
      heading: 'What should a surfacing roller driver show you?',
      paragraphs: [
        [
          `The ticket’s ${card('A31')} or ${card('N214')}, but it only covers the machine. If you’re laying asphalt, tell us, and we’ll ask for a `,
          link('roller operator', '/services/roller-operators'),
          ' who’s worked behind a paver. They’ll know to roll the mat while it’s hot, to work up from the low edge and never to park on it.',
        ],
        [
          `A planer on a skid steer comes under ${card('A23')} or ${card('N212')}, and you should ask for proof of training on the attachment too. Planing makes silica dust, and `,
          link('our health guide', '/resources/health-safety'),
          ' says how to deal with it.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the quarries',
      paragraphs: [
        `The diorite at Mancetter is hard and resists polishing, which is why it’s used in road surfaces. To break oversize on a bench, the operator needs ${card('A59')} or ${card('N202')}, breaker training and the quarry’s authorisation in writing. Make sure there’s a guard on the screen, because the rock flies.`,
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
            ` with ${card('A32')} or ${card('N224')}. On a capped tip use low-ground-pressure machines and flag the gas wells first.`,
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
        'The A444 comes in from M6 junction 3 through Bedworth, and the A5 meets M69 junction 1 beside Hinckley. The railway cuts the town in two, so measure tall loads and check the bridges on the way. Coal was mined to the west and south, and you’ll want a mining report for digging there.',
      ],
    },
  ],
};
