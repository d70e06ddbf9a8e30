import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import { ticketLines } from '../ticket-lines';
import type { Location } from './location';

export const tamworth: Location = {
  name: 'Tamworth',
  group: 'staffordshire-worcestershire',
  area: 'Staffordshire',
  description:
    'Digger, dozer, scraper, roller and crane operators for Tamworth sheds and earthworks on the A5 and M42. Who to book at each stage and which ticket.',
  intro: `Yes, we can get you a digger, dozer, roller or dump truck driver for Tamworth, Lichfield, Polesworth or Atherstone, ${commitments.leadTime.text}. For cut and fill, have the volumes and the haul length ready, because they decide between scrapers and dump trucks. ${askEarly('scraper', 'grader')}`,
  updated: '2026-11-23',
  roads: ['M42 junction 10', 'A5', 'A51', 'A453', 'A513'],
  knowFirst: {
    heading: 'Keep plant off the dry silt beds along the Tame',
    text: 'Gravel has been dug beside the river for decades, and some of the pits were filled with silt. In summer the crust looks like firm ground from a cab. Rope it off, and show every driver where it is before the first load.',
  },
  machines: [
    { service: 'dozer-operators', work: 'Stripping and spreading on shed plateaus', ticket: 'dozer' },
    { service: 'excavator-operators', work: 'Cut and fill, drains and bases', ticket: 'excavator' },
    { service: 'roller-operators', work: 'Compacting clay fill in layers', ticket: 'roller' },
    {
      service: 'dumper-operators',
      name: 'Articulated Dump Truck',
      drawing: 'articulated-truck',
      work: 'Short hauls behind the digger',
      ticket: 'articulatedTruck',
    },
    { service: 'scraper-operators', work: 'Long, level hauls on the biggest plots', ticket: 'scraper' },
  ],
  latitude: 52.63,
  longitude: -1.69,
  label: 'above',
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
        {
          term: 'Strip and haul',
          text: 'A dozer driver strips the topsoil, then scrapers or articulated trucks move the fill.',
        },
        {
          term: 'Layered fill',
          text: [
            'A dozer spreads it and a padfoot roller compacts it, because a ',
            link('smooth drum', '/services/roller-operators'),
            ' only polishes stiff, wet brick clay.',
          ],
        },
        {
          term: 'Final trim',
          text: `A grader driver brings it to level, on ${ticketLines.grader}.`,
        },
        {
          term: 'Frame, yards and docks',
          text: `The telehandler comes first, on ${ticketLines.telehandler}, and a roller and a backhoe finish the yards.`,
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
          ', and a short one suits articulated trucks behind a 35-tonne digger. Either way, ask for drivers who’ve finished to level, because five centimetres out over ten hectares is 5,000 m³ to cart.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Bring plant in by M42 junction 10 and the A5. The A453 and A513 pass houses, and delivery hours on them need agreeing with the council.',
      ],
    },
  ],
};
