import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const worcester: Location = {
  name: 'Worcester',
  group: 'staffordshire-worcestershire',
  area: 'Worcestershire',
  description:
    'Working beside the Severn at Worcester: which months suit which plant, when a flood risk permit applies, and where heavy loads cross the river.',
  heading: 'Mobile Plant Operators Worcester',
  intro:
    'In Worcester the Severn sets the calendar. We introduce excavator, piling rig, dumper and telehandler operators for flood works, terraces and new suburbs, and suggest booking by season. A permit for the river bank can take longer to get than an operator.',
  updated: '2026-11-20',
  roads: ['M5 junction 6', 'M5 junction 7', 'A4440', 'A449', 'A44', 'A38'],
  machines: [],
  latitude: 52.19,
  longitude: -2.22,
  related: {
    locations: ['stourbridge', 'halesowen', 'birmingham'],
    services: ['excavator-operators', 'piling-rig-operators', 'dumper-operators', 'telehandler-operators'],
    industries: ['infrastructure-projects', 'earthworks', 'residential-construction'],
    resources: ['environmental-compliance', 'site-management'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A Worcester year, as the Severn runs it',
      intro: 'The river decides when low ground can be worked. Book operators to fit.',
      items: [
        {
          term: 'Late winter',
          text: 'High water. Machines stay on terraces above the plain. Use the weeks for plans, permits and card checks.',
        },
        {
          term: 'Spring',
          text: 'Banks dry from the top. Clear access tracks, lay stone or mats, survey. Birds nest in the hedges, so removal waits.',
        },
        {
          term: 'Summer',
          text: [
            'The season for walls, outfalls and banks. Long-reach ',
            link('excavators', '/services/excavator-operators'),
            ` on ${card('A59')} or ${card('N202')} go early; so do rigs for sheet piles, ${card('A45')} or ${card('A46')} by weight.`,
          ],
        },
        {
          term: 'Autumn',
          text: 'Close the works in stages. Nothing is left on the plain at a weekend: no fuel, no spoil, no machine without somebody to move it.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Rules that apply at the water’s edge',
      items: [
        {
          term: 'River permit',
          text: 'Banks, outfalls, defences and the plain itself are regulated on a main river, and the Severn is one. Ask about raised ground as well. Your designer applies to the Environment Agency; the operator needs the conditions in plain words.',
        },
        {
          term: 'Fuel and oil',
          text: [
            'Refuel away from the bank on a drip tray, and ask whether biodegradable hydraulic oil is specified. The ',
            link('environmental page', '/resources/environmental-compliance'),
            ' says more.',
          ],
        },
        {
          term: 'Edges',
          text: 'Undercut banks give way beneath tracks. Peg a line the machine may not cross, and have a life jacket and a rescue plan for those on foot.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Away from the river: terraces, red marl, new suburbs',
      paragraphs: [
        `The older terraces are gravel, firm under wheels and quick to dig. Higher up comes red mudstone, hard in August and slick by November. On the urban extensions that means tracked dumpers, stone roads laid early, and a ${card('A31')} roller that waits for the right moisture.`,
        [
          'Food and engineering estates give steady work inside walls: slabs, drains, racking. A ',
          link('telehandler', '/services/telehandler-operators'),
          ' in a food yard has to be clean, with a non-marking tyre and no leaks. Say so when you order the machine, too.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Bridges and bypasses',
      items: [
        'M5 junction 6 and the A449: the north and the large employment sites.',
        'M5 junction 7 and the A44: the east side of the city.',
        'A4440 southern link: the way over the Severn for heavy loads, since the city bridge leads into the centre.',
        'A38: Droitwich to the north, Tewkesbury to the south.',
      ],
    },
    {
      kind: 'questions',
      heading: 'What river jobs raise',
      items: [
        {
          question: 'If the site floods, what happens to the engagement?',
          answer:
            'Agree it beforehand. You engage the operator, so notice, standing time and the return date are between the two of you. We can help to find someone else if the dates move.',
        },
        {
          question: 'Does lifting sheet piles with a 360 count as a lift?',
          answer: [
            `Yes. ${regulations.loler.short} applies: a plan, a supervisor, accessories in date, and lifting on the card. Look under `,
            link('piling', '/services/piling-rig-operators'),
            ' where a vibrating hammer drives them.',
          ],
        },
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
