import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const tamworth: Location = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Digger, dozer, scraper, roller and crane operators for Tamworth sheds and earthworks on the A5 and M42. Who to book at each stage and which ticket.',
  intro: `Yes, we find operators for Tamworth, Lichfield, Polesworth and Atherstone. We can find you a digger, dozer or roller driver, ${commitments.leadTime.text}. ${askEarly('scraper', 'grader')} For earthworks, send the programme, the volumes and the haul length, and we’ll look week by week.`,
  updated: '2026-11-22',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  machines: [
    { service: 'dozer-operators', work: 'Stripping and spreading on shed plateaus', ticket: 'dozer' },
    { service: 'excavator-operators', work: 'Cut and fill, drains and bases', ticket: 'excavator' },
    { service: 'roller-operators', work: 'Compacting clay fill in layers', ticket: 'roller' },
    { service: 'dumper-operators', work: 'Short hauls behind the digger', ticket: 'articulatedTruck' },
    { service: 'crane-operators', work: 'Erecting portal frames', ticket: 'crane' },
    { service: 'scraper-operators', work: 'Long, level hauls on the biggest plots', ticket: 'scraper' },
  ],
  latitude: 52.63,
  longitude: -1.69,
  labelSide: 'north',
  related: {
    locations: ['sutton-coldfield', 'nuneaton', 'birmingham', 'walsall'],
    services: ['scraper-operators', 'roller-operators', 'crane-operators', 'dozer-operators'],
    industries: ['commercial-construction', 'earthworks', 'quarry-operations'],
    resources: ['project-planning', 'equipment-guides'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'table',
      heading: 'Which operator at each stage of a big shed?',
      caption: 'Stages of building a distribution shed with the operators to book',
      columns: ['Stage', 'Who to book'],
      rows: [
        ['Strip and haul', 'Dozer, then scraper or articulated trucks'],
        ['Layered fill', 'Dozer and single-drum roller'],
        ['Final trim', `Grader (${ticketLines.grader})`],
        ['Frame', `Mobile crane and telehandler (${ticketLines.telehandler})`],
        ['Yards and docks', `Ride-on roller and backhoe (${ticketLines.backhoe})`],
      ],
    },
    {
      kind: 'prose',
      heading: 'Scraper or dump trucks?',
      paragraphs: [
        [
          'On a long, level haul a ',
          link('scraper', '/services/scraper-operators'),
          ' cuts, carries and spreads in a single pass. On a short haul, articulated trucks behind a 35-tonne digger do better. Being 5 cm out over ten hectares means 5,000 cubic metres to cart, so ask for drivers who’ve finished to level.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from shed builders',
      items: [
        {
          question: 'Do drivers need another card for GPS machines?',
          answer:
            'Not usually. NPORS lists machine control as a category, so it may be on the card. If it isn’t, tell us the system and we’ll ask who’s used it.',
        },
        {
          question: 'Who looks after the roads and planning?',
          answer:
            'Tamworth is in Staffordshire, so it’s the county council for most roads and the borough for planning. National Highways looks after the M42 and the trunk A5.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Which roller suits the clay?',
      paragraphs: [
        [
          'Hire a padfoot. The fill round here is often brick clay, stiff and wet, and a smooth drum only polishes it. The ',
          link('roller page', '/services/roller-operators'),
          ' says which drum suits which fill.',
        ],
      ],
    },
    {
      kind: 'callout',
      heading: 'Keep plant off the dry silt beds',
      sign: 'cone',
      text: 'Gravel’s been dug along the Tame for decades, and some pits were filled with silt. In summer the crust looks like firm ground from a cab. Rope it off so nobody takes a short cut across it.',
    },
    {
      kind: 'prose',
      heading: 'Crane lifts and roads in',
      paragraphs: [
        `Frames go up in open fields here. ${regulations.loler.short}, the lifting regulations, requires a lift plan. Write the wind limit into it and let the crane operator stop when it’s reached.`,
        'Bring plant in by M42 junction 10 and the A5. The A453 and A513 pass houses, so agree delivery hours with the council before you use them.',
      ],
    },
  ],
};
