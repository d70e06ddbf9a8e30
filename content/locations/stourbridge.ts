import { card, weightSplits } from '../cards';
import { terms } from '../company';
import { link } from '../section';
import type { Location } from './location';

export const stourbridge: Location = {
  name: 'Stourbridge',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Stourbridge plant operators: side-loader cards for steel yards, five measurements for infill plots, and what glass-works ground does to tyres.',
  heading: 'Mobile Plant Operators Stourbridge',
  intro:
    'Two kinds of work stand out here: long steel moved in tight yards, and small plots built up between existing houses. We introduce forklift, mini excavator and skid steer operators for both, for one day if that is all the job needs.',
  updated: '2026-11-20',
  roads: ['A491', 'A458', 'A451', 'M5 junction 3 via A456', 'M5 junction 4 via A491'],
  machines: [],
  latitude: 52.46,
  longitude: -2.14,
  related: {
    locations: ['halesowen', 'dudley', 'worcester'],
    services: ['forklift-operators', 'skid-steer-operators', 'excavator-operators', 'grab-operators'],
    industries: ['residential-construction', 'commercial-construction', 'landscaping'],
    resources: ['equipment-guides', 'site-management'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'Long steel, narrow aisles',
      intro:
        'Steel stockholders around Lye and Brierley Hill shift bars and sections longer than the truck that lifts them. The forklift card has to name the right sort.',
      items: [
        {
          term: 'Side-loader',
          text: `Carries the load along its flank. ${card('A15')} or ${card('N006')}. It needs clear floor along its whole length, so let a newcomer practise in your own bays.`,
        },
        {
          term: 'Counterbalance',
          text: `${card('A16')} or ${card('N001')}. Long sections swing at the ends, so walkways stop where the bundle’s tip can reach.`,
        },
        {
          term: 'Reach truck',
          text: `${card('A18')} or ${card('N003')}. For pallets in racking; a bundle of bar is no job for it.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Glass cones, fireclay and what they left',
      paragraphs: [
        'Fireclay and coal came up together here, and the glasshouses used both, one for pots and one for heat. Old works plots hold cullet, kiln brick, flues and culverts. Broken glass cuts tyres and hoses. Specify tracks, or solid tyres on small loaders, and keep hands out of the spoil.',
        [
          'A flue behaves like a void. When a bucket opens one, stop, fence and look; a 360 that straddles it may be safe or may not. Choose an ',
          link('excavator operator', '/services/excavator-operators'),
          ' who reports such things at once, and ask a previous site whether they did.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Measure five things on an infill plot',
      intro: 'Houses go up between houses. The tape decides the machine.',
      items: [
        'Width at the tightest gatepost, with the mirrors of the skip lorry in mind.',
        'Clear height beneath cables, branches and the neighbour’s eaves.',
        'Turning room: a zero-tail 360 needs less than one with its counterweight behind.',
        'Bearing of the drive; old cellars and soakaways fail under rubber tracks too.',
        'Distance from the dig to the nearest wall, for the engineer.',
      ],
    },
    {
      kind: 'prose',
      heading: 'West is sand, and the canal sits in the middle',
      paragraphs: [
        [
          'Beyond Wollaston the ground turns to sandstone and sand. It digs easily, stands briefly and runs without warning. Batter or box every trench. In town, canal-side work limits the reach: boom and load stay on the land side unless the canal’s owner agrees otherwise. A ',
          link('skid steer', '/services/skid-steer-operators'),
          ' under ',
          card('A23'),
          ' or ',
          card('N212'),
          ' clears a towpath strip where nothing larger fits.',
        ],
        'By road, use the A491 from M5 junction 4 for wide loads. The A456 and A458 from junction 3 are shorter for some addresses, through more built-up streets. The A451 carries on to Kidderminster.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Small-site questions',
      items: [
        {
          question: 'Is it worth asking for an operator for a single day?',
          answer: [
            `Yes. Hires run ${terms.hire}. For a day’s dig, have services traced and the spoil wagon booked first, or the day goes on waiting. `,
            link('How hiring works', '/hire-operators'),
            ' takes three steps.',
          ],
        },
        {
          question: 'Which card suits a micro digger that goes through a house?',
          answer: `There is ${card('N016')} for machines up to one tonne. Under CPCS the smallest class is ${card('A58')}, anything below ${weightSplits.excavator} tonnes.`,
        },
      ],
    },
  ],
};
