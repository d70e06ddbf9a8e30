import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const nottingham: Location = {
  name: 'Nottingham',
  group: 'east-midlands',
  area: 'Nottinghamshire, East Midlands',
  description:
    'Digger, dozer, crane, grab and piling rig operators for Nottingham sites. Which ticket to ask for, trams, flood permits and caves under the centre.',
  intro: `Yes, we cover Nottingham, Beeston, Arnold and Long Eaton, and up the M1 towards Mansfield. We can find you a digger or dozer driver, ${commitments.leadTime.text}. ${askEarly('pilingRig', 'largeCrane')} Tell us if you’re near the river or the trams.`,
  updated: '2026-11-22',
  roads: ['M1 junctions 24 to 27', 'A52', 'A453', 'A60', 'A610', 'A46'],
  machines: [
    { service: 'excavator-operators', work: 'Flood works, gravel and city basements', ticket: 'excavator' },
    {
      service: 'grab-operators',
      work: 'Clearing former power stations and works',
      ticket: 'demolitionMachine',
    },
    { service: 'dozer-operators', work: 'Reshaping old colliery tips', ticket: 'dozer' },
    { service: 'piling-rig-operators', work: 'Bored piles on tight centre plots', ticket: 'boredPiling' },
    { service: 'crane-operators', work: 'Frames and plant near the tram lines', ticket: 'crane' },
    { service: 'dumper-operators', work: 'Spoil and stone on housing sites', ticket: 'dumper' },
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
    blocks.checksAndPay,
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
            `. On the tightest plots it may be a tripod rig, which takes ${ticketLines.tripodPiling}.`,
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
          text: `Reshaping an old tip takes dozers and dump trucks (${ticketLines.articulatedTruck}). A tip can be burning inside, so anybody who sees smoke or steam stops first and then reports it.`,
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
          'Asbestos, oil and live cables come out first, then steel and concrete. CCDO is the industry’s own card, so ask the main contractor if it wants one on a ',
          link('demolition', '/industries/demolition'),
          ' machine. Keep plant off ash lagoons until they’ve been tested, because a crust that carries a person may not carry a machine.',
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
