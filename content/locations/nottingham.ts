import { card, weightSplits } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const nottingham: Location = {
  name: 'Nottingham',
  group: 'east-midlands',
  area: 'Nottinghamshire, East Midlands',
  description:
    'Caves, wet gravel, gypsum and coal tips: how Nottingham’s four grounds change the machine, the plant card and the checks before work starts.',
  heading: 'Mobile Plant Operators Nottingham',
  intro:
    'Nottingham’s centre is sandstone with caves in it; the Trent runs over gravel; gypsum and coal workings lie further out. We introduce operators for piling, demolition and earthworks on each. Match the ground first, then the machine.',
  updated: '2026-11-20',
  roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
  machines: [],
  latitude: 52.95,
  longitude: -1.15,
  related: {
    locations: ['derby', 'leicester', 'nuneaton'],
    services: ['piling-rig-operators', 'excavator-operators', 'dozer-operators', 'crane-operators'],
    industries: ['demolition', 'infrastructure-projects', 'mining-operations'],
    resources: ['environmental-compliance', 'project-planning'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Four grounds within a short drive',
      intro:
        'Choose the machine by the ground, because Nottingham changes underfoot from one side to the other.',
      items: [
        {
          term: 'Sandstone with caves',
          text: 'The centre stands on soft rock that people have hollowed out for centuries. Some caves are mapped and many entrances were lost. Probe beneath outriggers, rigs and tower-crane bases; keep breakers small near a known roof.',
        },
        {
          term: 'Trent gravel',
          text: [
            'Flat, wet and easy to dig. Groundwater stands high in winter, so pumps come before buckets. Long-reach ',
            link('360s', '/services/excavator-operators'),
            ' stand back from soft banks.',
          ],
        },
        {
          term: 'Gypsum beds',
          text: 'South of the river gypsum has been mined. Gypsum dissolves, and workings settle. Ask the mine or its successor for plans before heavy haulage crosses.',
        },
        {
          term: 'Coal Measures',
          text: `West and north lie the old coalfield and its tips. Reshaping one takes dozers and dump trucks: ${card('A34')}, ${card('A56')}. Hot spots inside a tip can burn, so report smoke or steam at once.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Old power stations come down in a set order',
      paragraphs: [
        [
          'Redevelopment of coal plant starts with asbestos, oil and live cables, goes on to steel and concrete, and ends as a crushed platform. ',
          link('Demolition', '/industries/demolition'),
          ` machines need ${card('D90')} beside the excavator category on many contracts. Ash lagoons deserve a warning: a crust that bears a person may not bear a machine. Fence them, test them, and track on mats.`,
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Working by the Trent may need a flood risk permit',
      text: 'Digging, tipping or raising ground on or near a main river, its defences or its flood plain can need an Environment Agency permit. Ask about stockpiles too. Show the operator the line that plant must not cross, and say where the machine parks when the river rises.',
    },
    {
      kind: 'prose',
      heading: 'Trams set the rules in the middle',
      paragraphs: [
        [
          `Overhead wires run through several streets, and the tramway’s owner controls work close by. ${regulations.gs6.short} is the general guidance; the tram permit has the detail. Fit height restrictors to `,
          link('crane', '/services/crane-operators'),
          ' booms and excavators, and brief the operator on isolation: who confirms it, and how.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Four junctions, four quarters',
      items: [
        'M1 junction 24 and the A453: the south-west and the Trent crossings.',
        'M1 junction 25 and the A52: Beeston, Long Eaton.',
        'M1 junction 26 and the A610: the north-west.',
        'M1 junction 27: Hucknall side and the former pits. The A46 and A60 cover east and north.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about caves and cards',
      items: [
        {
          question: 'Will an operator know where the caves are?',
          answer: [
            'No, and nobody should rely on it. The city’s records and a probing survey locate them. ',
            link('Prepare both', '/resources/project-planning'),
            ' before the rig is ordered.',
          ],
        },
        {
          question: 'Which piling category suits a tight plot?',
          answer: `Small bored rigs under ${weightSplits.piling} tonnes take ${card('A47')}; NPORS has one category, ${card('N221')}. Where a tripod is used, ask for ${card('A30')}.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'River work: the official page',
      checked: '2026-11-20',
      items: [sources.floodRisk],
    },
  ],
};
