import { blocks } from '../blocks';
import { card, weightSplits } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const nottingham: Location = {
  name: 'Nottingham',
  group: 'east-midlands',
  area: 'Nottinghamshire, East Midlands',
  description:
    'Digger, dozer, crane, grab and piling rig operators for Nottingham sites. Which ticket to ask for, trams, flood permits and caves under the centre.',
  intro: `Yes, we cover Nottingham, Beeston, Arnold and Long Eaton, and up the M1 towards Mansfield. We can find you a digger or dozer driver, ${promises.leadTime.text}. Call with the machine, the postcode and the dates, and tell us if you’re near the river or the trams, or knocking something down.`,
  updated: '2026-11-21',
  roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
  machines: [
    { service: 'excavator-operators', work: 'Flood works, gravel and city basements', category: 'A59' },
    { service: 'grab-operators', work: 'Clearing former power stations and works', category: 'D90' },
    { service: 'dozer-operators', work: 'Reshaping old colliery tips', category: 'A34' },
    { service: 'piling-rig-operators', work: 'Bored piles on tight centre plots', category: 'A47' },
    { service: 'crane-operators', work: 'Frames and plant near the tram lines', category: 'A60' },
    { service: 'dumper-operators', work: 'Spoil and stone on housing sites', category: 'A09' },
  ],
  latitude: 52.95,
  longitude: -1.15,
  labelSide: 'west',
  related: {
    locations: ['derby', 'leicester', 'nuneaton'],
    services: ['piling-rig-operators', 'excavator-operators', 'dozer-operators', 'crane-operators'],
    industries: ['demolition', 'infrastructure-projects', 'mining-operations'],
    resources: ['environmental-compliance', 'project-planning'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Where drivers for Nottingham usually travel from',
      paragraphs: [
        [
          'The M1 and A52 bring most of them: ',
          link('plant operators in Derby', '/locations/derby'),
          ' come straight along the A52, and ',
          link('plant operators in Leicester', '/locations/leicester'),
          ' come up the A46 or the motorway. We look on the Mansfield side as well, by the A60.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How far ahead should you book?',
      paragraphs: [
        `${promises.mondayStart.text} ${promises.rareLeadTime.text} ${promises.straightAnswer.text}`,
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'Which piling ticket suits a tight plot?',
      paragraphs: [
        `Small bored rigs under ${weightSplits.piling} tonnes come under ${card('A47')}, and NPORS has a single category, ${card('N221')}. If it’s a tripod rig, ask for ${card('A30')}.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'What ground will you be working on?',
      intro: 'It changes from one side of the city to the other, so check before you choose the machine.',
      items: [
        {
          term: 'Centre: caves',
          text: [
            'People have dug caves in the soft sandstone for centuries, and plenty of entrances were lost. Don’t expect an operator to know where they are. Get the council’s records and a probing survey ',
            link('before you order the rig', '/resources/project-planning'),
            '.',
          ],
        },
        {
          term: 'Trent valley: gravel',
          text: [
            'It’s flat, wet and easy to dig, and in winter you’ll need pumps. Keep ',
            link('360s', '/services/excavator-operators'),
            ' back from soft banks and use a long-reach machine.',
          ],
        },
        {
          term: 'South: gypsum',
          text: 'Gypsum was mined here and old workings settle. Ask for the plans before heavy haulage crosses them.',
        },
        {
          term: 'North and west: coal',
          text: `Reshaping an old tip takes dozers and dump trucks, so ask for ${card('A34')} and ${card('A56')}. A tip can be burning inside, so anybody who sees smoke or steam has to stop and report it.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Working near the trams',
      paragraphs: [
        [
          `Overhead wires run along several streets, and you need the tramway’s permission to work close to them. ${regulations.gs6.short} is HSE’s general guide to overhead lines, and the tram permit gives the detail. Have height limiters fitted to `,
          link('crane', '/services/crane-operators'),
          ' and excavator booms, and tell the operator who confirms that the power is off.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Do you need a flood risk permit?',
      text: 'You may if you dig, tip or raise ground on or near a main river, its defences or its flood plain, and stockpiles can count. Ask the Environment Agency before you start. Mark the line that plant can’t cross and agree where the machine parks if the river comes up.',
    },
    {
      kind: 'prose',
      heading: 'Taking down old power stations and works',
      paragraphs: [
        [
          'Asbestos, oil and live cables come out first, then steel and concrete. For a ',
          link('demolition', '/industries/demolition'),
          ` machine many contracts ask for ${card('D90')} as well as the excavator category. Keep plant off ash lagoons until they’ve been tested, because a crust that carries a person may not carry a machine.`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which M1 junction?',
      paragraphs: [
        'Use junction 24 and the A453 for the south-west, junction 25 and the A52 for Beeston and Long Eaton, and junction 26 and the A610 for the north-west. Junction 27 suits the Hucknall side. The A46 and A60 serve the east and north.',
      ],
    },
    {
      kind: 'sources',
      heading: 'The official page on river permits',
      checked: '2026-11-20',
      items: [sources.floodRisk],
    },
  ],
};
