import { blocks } from '../blocks';
import { card } from '../cards';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const tamworth: Location = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Digger, dozer, scraper, roller and crane operators for Tamworth sheds and earthworks on the A5 and M42. Which ticket to book at each stage.',
  intro: `Yes, we find operators for Tamworth, Lichfield, Polesworth and Atherstone. We can find you a digger, dozer or roller driver, ${promises.leadTime.text}. Tell us the machine, the plot and the dates, plus the haul length if it’s earthworks.`,
  updated: '2026-11-21',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  machines: [
    { service: 'dozer-operators', work: 'Stripping and spreading on shed plateaus', category: 'A34' },
    { service: 'excavator-operators', work: 'Cut and fill, drains and bases', category: 'A59' },
    { service: 'roller-operators', work: 'Compacting clay fill in layers', category: 'A31' },
    { service: 'dumper-operators', work: 'Short hauls behind the digger', category: 'A56' },
    { service: 'crane-operators', work: 'Erecting portal frames', category: 'A60' },
    { service: 'scraper-operators', work: 'Long, level hauls on the biggest plots', category: 'A24' },
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
    {
      kind: 'prose',
      heading: 'Where drivers for Tamworth usually travel from',
      paragraphs: [
        [
          'Most people use the A5 or the M42. ',
          link('Plant operators in Nuneaton', '/locations/nuneaton'),
          ' come along the A5, and ',
          link('plant operators in Sutton Coldfield', '/locations/sutton-coldfield'),
          ' up the A453. We also ask people from Lichfield on the A51 and from ',
          link('the Birmingham side', '/locations/birmingham'),
          ' by the motorway.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'How to ask for an earthworks crew',
      paragraphs: [
        `Send the programme and the volumes, and say who’s needed in which week, because you won’t need the same driver from the strip to the yards. ${promises.mondayStart.text}`,
        promises.rareLeadTime.text,
      ],
    },
    blocks.introducer,
    {
      kind: 'table',
      heading: 'Which operator at each stage of a big shed?',
      caption: 'Stages of building a distribution shed with the machines and card categories',
      columns: ['Stage', 'Machines', 'Tickets'],
      rows: [
        [
          'Strip and haul',
          'Dozer, scraper or dump trucks',
          `${card('A34')}, ${card('A24')} or ${card('A56')}`,
        ],
        ['Layered fill', 'Dozer, single-drum roller', `${card('A34')}, ${card('A31')}`],
        ['Final trim', 'Grader', card('A19')],
        ['Frame', 'Mobile crane, telehandler', `${card('A60')}, ${card('A17')}`],
        ['Yards and docks', 'Backhoe, ride-on roller', `${card('A12')}, ${card('A31')}`],
      ],
    },
    {
      kind: 'prose',
      heading: 'Scraper or dump trucks?',
      paragraphs: [
        [
          'On a long, level haul a ',
          link('scraper', '/services/scraper-operators'),
          ` cuts, carries and spreads in a single pass, on ${card('A24')} or ${card('N223')}. On a short haul, articulated trucks behind a 35-tonne digger do better. Being 5 cm out over ten hectares means 5,000 cubic metres to cart, so ask for drivers who’ve finished to level.`,
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
          'The fill round here is often brick clay. It’s stiff and wet, and a smooth drum only polishes it, so hire a padfoot. The ',
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
        'Most plant uses M42 junction 10 and the A5. The A453 and A513 pass houses, so agree delivery hours with the council before you use them.',
      ],
    },
  ],
};
