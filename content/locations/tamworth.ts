import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const tamworth: Location = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Big sheds on the A5 and M42 at Tamworth: scraper or dump truck, which roller for brick clay, and the operator category to book at each stage.',
  heading: 'Mobile Plant Operators Tamworth',
  intro:
    'Tamworth’s plant work follows the A5 and M42: level plateaus for distribution sheds, on coalfield clay and valley gravel. We introduce scraper, dozer, roller and crane operators for them. Output and finish matter more here than the number of machines.',
  updated: '2026-11-20',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  machines: [],
  latitude: 52.63,
  longitude: -1.69,
  related: {
    locations: ['sutton-coldfield', 'nuneaton', 'birmingham', 'walsall'],
    services: ['scraper-operators', 'roller-operators', 'crane-operators', 'dozer-operators'],
    industries: ['commercial-construction', 'earthworks', 'quarry-operations'],
    resources: ['project-planning', 'equipment-guides'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'A big shed is a flat floor first',
      paragraphs: [
        'Along the A5 and M42 the work is distribution sheds. The frame goes up fast; what takes the time is a level plateau, cut from one end of a field and filled at the other. Be five centimetres out over ten hectares and there are 5,000 cubic metres to cart in or out.',
        [
          'So the earthworks crew is picked for output and finish. On a long level haul, a ',
          link('scraper', '/services/scraper-operators'),
          ` under ${card('A24')} or ${card('N223')} cuts, carries and spreads in one pass. On short hauls, dump trucks under ${card('A56')} with a 35-tonne excavator win.`,
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Who to book, week by week',
      intro: 'A typical order; your own programme rules.',
      caption: 'Earthworks and building stages of a distribution shed with operator categories',
      columns: ['Stage', 'Seats', 'Category'],
      rows: [
        ['Strip and haul', 'Dozer, scraper', `${card('A34')}, ${card('A24')}`],
        ['Layered fill', 'Dozer, single-drum roller', `${card('N215')}, ${card('N214')}`],
        ['Stabilised top', 'Grader', card('A19')],
        ['Frame', 'Mobile crane, telehandler', `${card('A60')}, ${card('A17')}`],
        ['Yards and docks', 'Backhoe, ride-on roller', `${card('A12')}, ${card('A31')}`],
      ],
    },
    {
      kind: 'callout',
      heading: 'Beware a dry lake-bed',
      text: 'Gravel has been dug along the Tame for decades, and pits were filled or left as pools. Silt beds crust over in summer and look like firm ground from a cab. Rope them off, and never let a short cut be driven across one.',
    },
    {
      kind: 'prose',
      heading: 'Brick clay below, open wind above',
      paragraphs: [
        [
          'Tamworth stands at the coalfield’s edge, where the Etruria clays were worked for brick and pipe. Fill from those pits is stiff, wet clay that a smooth drum only polishes. A padfoot drum breaks it and knits the layers. The ',
          link('roller page', '/services/roller-operators'),
          ' sets out which drum suits which fill.',
        ],
        `Steel frames go up in fields without shelter. Wind limits belong in the lift plan that ${regulations.loler.short} requires, and the crane operator may stop on them. Let nobody argue over the radio.`,
      ],
    },
    {
      kind: 'list',
      heading: 'Where loads come in',
      items: [
        'M42 junction 10 with the A5: most plant, most sheds.',
        'A51: Lichfield one way, Kingsbury the other.',
        'A453 and A513: older approaches through houses; agree hours with the council.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from shed builders',
      items: [
        {
          question: 'Do GPS blades need another card?',
          answer: [
            'Not a category of plant. NPORS lists machine control beside the machine categories; otherwise ask for the systems used and a reference. The ',
            link('index of machine pages', '/resources/equipment-guides'),
            ' shows which machine takes what.',
          ],
        },
        {
          question: 'Is Tamworth part of the West Midlands county?',
          answer:
            'No. It is a borough of Staffordshire. The county council looks after most roads there, National Highways the M42 and the trunk A5, and the borough does planning.',
        },
      ],
    },
  ],
};
