import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const suttonColdfield: Location = {
  name: 'Sutton Coldfield',
  group: 'black-country',
  area: 'Birmingham, West Midlands',
  description:
    'Housing on Sutton Coldfield’s eastern edge, phase by phase: which operator, which card and when. Also Minworth, HS2 works and private plots.',
  heading: 'Mobile Plant Operators Sutton Coldfield',
  intro:
    'Much of the plant work around Sutton Coldfield is new houses and employment land to the east. The seats change with each phase, from dozer to telehandler. Below is who to book when, with the cards for each and the roads that avoid the shops.',
  updated: '2026-11-20',
  roads: ['M42 junction 9', 'M6 Toll', 'A38', 'A446', 'A452', 'A453'],
  machines: [],
  latitude: 52.57,
  longitude: -1.82,
  related: {
    locations: ['birmingham', 'tamworth', 'walsall', 'solihull'],
    services: ['telehandler-operators', 'dumper-operators', 'dozer-operators', 'roller-operators'],
    industries: ['residential-construction', 'infrastructure-projects', 'landscaping'],
    resources: ['site-management', 'construction-safety'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From field to first roof: who is in which seat',
      intro:
        'The eastern edge of the town is farmland turning into houses and employment plots. Order operators by phase; hardly anyone is needed from first day to last.',
      items: [
        {
          term: 'Soils off',
          text: [
            'A ',
            link('dozer', '/services/dozer-operators'),
            ` on ${card('A34')} or ${card('N215')} strips topsoil in the dry and leaves subsoil uncrossed. Spoil heaps stay under the height in the soil plan.`,
          ],
        },
        {
          term: 'Sewers and balancing pond',
          text: `Two 360s and boxes. Lowering a box or a pipe is lifting, so the operator shows endorsement C on ${card('A59')}, or ${card('N100')}, and works to a plan.`,
        },
        {
          term: 'Estate road',
          text: `Sub-base, kerbs, first layer of asphalt. A ride-on roller, ${card('A31')}, keeps back from the fresh trench.`,
        },
        {
          term: 'Plots',
          text: [
            'One ',
            link('telehandler', '/services/telehandler-operators'),
            ` and one dumper per gang of bricklayers is common. ${card('A17')} or ${card('N010')}, and ${card('A09')} or ${card('N204')}.`,
          ],
        },
        {
          term: 'Occupied streets',
          text: 'Residents move in while building goes on. Plant routes move, speed falls, and the telehandler gets a marshal at school times.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'The telehandler is where estates come unstuck',
      paragraphs: [
        [
          'It is the one machine every trade wants. Give its operator a single person to take orders from and a load chart for each attachment. Level the loading bays first. Trusses in wind, brick packs over a wet edge, a boom that hides the offside: each belongs in the ',
          link('traffic plan', '/resources/construction-safety'),
          '.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Other work around the town',
      items: [
        'Minworth: treatment works with deep tanks and live pipes. Excavators and cranes work under permits from the works, and the operator attends that briefing.',
        'Towards Curdworth: HS2 works cross the lanes. Check the haulage route every week, as junctions change.',
        'Four Oaks: private plots with trees under protection. A 1.5-tonne machine on boards is easier on the roots.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Routes that avoid the town centre',
      paragraphs: [
        'Plant for the eastern sites leaves M42 junction 9 on the A446, or follows the A38 down the eastern flank. The A452 serves the west, the M6 Toll the north, the A453 the Tamworth side. The A5127 runs through shopping streets, so keep low loaders off it between eight and nine. Sutton Coldfield is part of Birmingham: street-works notices go to the city council.',
      ],
    },
    {
      kind: 'questions',
      heading: 'House builders want to know',
      items: [
        {
          question: 'Must the driver get down while a dumper is being loaded?',
          answer: `Yes, unless the maker designed the cab for staying in. Stand clear, in sight of the excavator. ${regulations.hsg144.short} deals with routes and loading areas.`,
        },
        {
          question: 'How long may an introduction last on an estate?',
          answer: [
            'Several months is normal for telehandlers; rollers come for days. Ask through the ',
            link('contact form', '/contact?location=sutton-coldfield'),
            ' with a bar chart, and we search phase by phase.',
          ],
        },
      ],
    },
  ],
};
