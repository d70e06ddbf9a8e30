import { weFind } from '../blocks';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const tamworth: Location = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Digger, dozer, scraper, roller and crane operators for Tamworth sheds and earthworks on the A5 and M42. Who to book at each stage and which ticket.',
  intro: `${weFind('digger, dozer, roller and dump truck drivers', 'Tamworth, Lichfield, Polesworth and Atherstone')} For earthworks, send us the programme, the volumes and the haul length.`,
  updated: '2026-11-22',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  knowFirst: {
    heading: 'Keep plant off the dry silt beds along the Tame',
    text: 'Gravel’s been dug beside the river for decades, and some pits were filled with silt. In summer the crust looks like firm ground from a cab. Rope it off, and show every driver where it is before the first load.',
  },
  machines: [
    { service: 'dozer-operators', work: 'Stripping and spreading on shed plateaus', ticket: 'dozer' },
    { service: 'excavator-operators', work: 'Cut and fill, drains and bases', ticket: 'excavator' },
    { service: 'roller-operators', work: 'Compacting clay fill in layers', ticket: 'roller' },
    { service: 'dumper-operators', work: 'Short hauls behind the digger', ticket: 'articulatedTruck' },
    { service: 'scraper-operators', work: 'Long, level hauls on the biggest plots', ticket: 'scraper' },
  ],
  latitude: 52.63,
  longitude: -1.69,
  labelSide: 'north',
  related: {
    locations: ['sutton-coldfield', 'nuneaton', 'birmingham', 'walsall'],
    industries: ['commercial-construction', 'earthworks', 'quarry-operations'],
    resources: ['project-planning', 'equipment-guides'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Which driver at each stage of a big shed?',
      items: [
        { term: 'Strip and haul', text: 'Dozer, then scraper or articulated trucks.' },
        {
          term: 'Layered fill',
          text: [
            'Dozer and padfoot roller. A ',
            link('smooth drum', '/services/roller-operators'),
            ' only polishes stiff, wet brick clay.',
          ],
        },
        { term: 'Final trim', text: `Grader, on ${ticketLines.grader}.` },
        {
          term: 'Frame, yards and docks',
          text: `Telehandler, on ${ticketLines.telehandler}, then roller and backhoe.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Scraper or dump trucks?',
      paragraphs: [
        [
          'A long, level haul suits a ',
          link('scraper', '/services/scraper-operators'),
          ', and a short one suits articulated trucks behind a 35-tonne digger. Being 5 cm out over ten hectares means 5,000 cubic metres to cart. Ask for drivers who’ve finished to level.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Bring plant in by M42 junction 10 and the A5. The A453 and A513 pass houses. Agree delivery hours with the council before you use them.',
      ],
    },
  ],
};
