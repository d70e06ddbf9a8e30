import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const halesowen: Location = {
  name: 'Halesowen',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Halesowen has dolerite, steep banks and short drainage jobs. Bucket, ripper or breaker, and which operator experience to ask about for each.',
  heading: 'Mobile Plant Operators Halesowen',
  intro:
    'North of Halesowen the ground turns to dolerite, and plots slope. Breaker experience, slope discipline and a backhoe that moves between streets count for more than machine size. We ask candidates about all three before introducing them.',
  updated: '2026-11-20',
  roads: ['M5 junction 3', 'A456', 'A458', 'A459'],
  machines: [],
  latitude: 52.45,
  longitude: -2.05,
  related: {
    locations: ['stourbridge', 'dudley', 'west-bromwich', 'birmingham'],
    services: ['excavator-operators', 'backhoe-operators', 'dumper-operators', 'roller-operators'],
    industries: ['road-construction', 'residential-construction', 'quarry-operations'],
    resources: ['health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Rowley Rag blunts the teeth',
      paragraphs: [
        'The Rowley Hills north of the town are dolerite, quarried for setts and road stone under the name Rowley Rag. Quarries closed, holes were filled or landscaped, and houses crept up the flanks. A drain that starts in made ground can hit rock within a bucket’s length.',
        'Trial pits across the route tell you which it will be. Without them, the wrong attachment arrives and the operator sits.',
      ],
    },
    {
      kind: 'table',
      heading: 'Bucket, ripper or breaker',
      intro: 'Ask for somebody who has used the tool in the right-hand column.',
      caption: 'How the ground met in Halesowen is dug, and the experience to ask about',
      columns: ['Ground', 'What digs it', 'Experience to ask about'],
      rows: [
        ['Quarry backfill', 'Toothed bucket', 'Boulders and voids; load wagons without overfilling'],
        ['Weathered dolerite', 'Single-tine ripper', 'Working down a joint and keeping the boom straight'],
        ['Sound dolerite', 'Hydraulic breaker', 'Short bursts, no prising, noise and fly-rock screens'],
        ['Old works slabs', 'Breaker, then pulveriser', 'Machine bases, buried tanks, rebar'],
      ],
    },
    {
      kind: 'callout',
      heading: 'On a bank, the seat belt is the last defence',
      text: [
        `Halesowen plots climb. ${regulations.puwer.short} wants roll-over risk kept down, with a protective structure and a restraint where people could be crushed. A `,
        link('dumper', '/services/dumper-operators'),
        ' descends in low gear, loaded as the maker’s manual says, and never turns on the slope. If the haul road cannot be benched, change the machine.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Drains and carriageways by backhoe',
      paragraphs: [
        [
          'Short drainage jobs spread over several streets suit a machine that drives itself between them. A typical ',
          link('backhoe loader', '/services/backhoe-operators'),
          ` comes under ${card('A12')} or ${card('N201')}. Lock boom and slew for the road. Stabilisers need timber on a verge, and gradients towards the Stour leave one leg hanging unless the pad is levelled.`,
        ],
        [
          'Reinstatement follows on the same permit. A pedestrian roller, or a ride-on under ',
          card('A31'),
          ', does it; the ',
          link('roller page', '/services/roller-operators'),
          ' deals with edges and what lies below. Breaker crews also need a noise plan, as hillside terraces throw sound back.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Roads that carry the plant',
      items: [
        'A456 from M5 junction 3: dual carriageway to the edge of town, the first choice.',
        'A458 west towards Lye and Stourbridge, past former steelworks land.',
        'A459 north over the hill to Dudley. Steep, so check the lorry’s ground clearance.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked on hillside sites',
      items: [
        {
          question: 'Does breaker work need a separate plant category?',
          answer:
            'No. It runs on the excavator category. Look for attachment training with the maker’s limits, and remember that a cab driver’s vibration is mainly whole-body.',
        },
        {
          question: 'Can we ask for a local operator?',
          answer:
            'You may state a preference and a latest start. We search the town’s neighbours as well, because attachment experience matters more on rock than the postcode does.',
        },
      ],
    },
  ],
};
