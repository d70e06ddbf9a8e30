import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const nuneaton: Location = {
  name: 'Nuneaton',
  group: 'warwickshire',
  area: 'Warwickshire',
  description:
    'Road stone, old quarries and A5 night work at Nuneaton: what surfacing roller operators need to show and how filled pits behave under plant.',
  heading: 'Mobile Plant Operators Nuneaton',
  intro:
    'Around Nuneaton hard diorite is quarried for road surfaces, and older quartzite holes have been filled, flooded or built upon. We introduce roller, compactor, excavator and grab operators, including for night closures on the trunk road.',
  updated: '2026-11-20',
  roads: ['A5', 'A444 from M6 junction 3', 'M69 junction 1', 'A47'],
  machines: [],
  latitude: 52.52,
  longitude: -1.47,
  related: {
    locations: ['coventry', 'tamworth', 'rugby', 'leicester'],
    services: ['roller-operators', 'compactor-operators', 'excavator-operators', 'grab-operators'],
    industries: ['road-construction', 'quarry-operations', 'waste-management'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Stone that keeps its grip',
      paragraphs: [
        'Mancetter’s diorite is hard and resists polishing, which is why it goes into road surfaces. Surfacing crews want what such a quarry breaks. The two trades meet on this side of Warwickshire, and each depends on the other’s timing.',
        [
          'Asphalt waits for nobody. The roller follows the paver while the mat is hot, works from the low edge up, and never parks on it. Ask for a ',
          link('roller operator', '/services/roller-operators'),
          ` with surfacing on the record: ${card('A31')} or ${card('N214')} shows the machine only. Boots, gloves and long sleeves are for burns; a cold-water point stays with the gang.`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What became of the old holes',
      intro: 'Quartzite was dug along the ridge for generations. The voids have had several uses since.',
      items: [
        {
          term: 'Landfill, active or capped',
          text: [
            'A ',
            link('compactor', '/services/compactor-operators'),
            ` seat takes ${card('A32')} or ${card('N224')}. On a cap, low ground pressure is the rule and gas wells stand up out of the grass. Flag them before mowing or grading.`,
          ],
        },
        {
          term: 'Flooded pit',
          text: 'Deep, cold and steep-sided. Plant stays behind the edge protection that the site’s own rules lay down.',
        },
        {
          term: 'Inert tip, now a park or plot',
          text: 'Builders’ rubble with soft seams. Dig inspection slots and proof-roll before a frame goes on it.',
        },
        {
          term: 'Spoil mounds',
          text: 'Steep, loose and climbed by children. Fence first, then take them down from the crest.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Night work on the A5: settle these first',
      intro: 'Trunk-road closures are short, so a missing operator costs the whole night.',
      items: [
        'Arrival time at the muster point, outside the cones.',
        'Beacons, mirrors, reversing alarm or white-noise type checked by day.',
        'Who leads the machine out of the closure, and in what order.',
        [
          link('Street-works', '/resources/industry-standards'),
          ` cover under ${regulations.nrswa.short}, where it applies: name the qualified operative on the sheet.`,
        ],
        'Rest: an operator who worked the day shift does not start at eight in the evening.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Two motorways near, railway bridges between',
      paragraphs: [
        'The A444 arrives from M6 junction 3, through Bedworth. The A5 meets M69 junction 1 beside Hinckley and passes along the northern side. The A47 crosses from Leicester. Railway bridges divide the town, so measure tall loads and pick the side on which the site lies. Coal was mined to the west and south; a mining report is part of any tender there.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked by quarries and road gangs',
      items: [
        {
          question: 'Can a breaker operator clear oversize on the bench?',
          answer: `On ${card('A59')} or ${card('N202')}, with attachment training and the quarry’s authorisation in writing. Guards on the screen matter: diorite flies.`,
        },
        {
          question: 'Is a planer on a skid steer a different card?',
          answer: [
            `The carrier is ${card('A23')} or ${card('N212')}. The planer is an attachment, so ask for proof of training on it. Dust is silica; run the water. More under `,
            link('health and safety', '/resources/health-safety'),
            '.',
          ],
        },
      ],
    },
  ],
};
