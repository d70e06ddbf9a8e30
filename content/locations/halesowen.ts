import { blocks } from '../blocks';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const halesowen: Location = {
  name: 'Halesowen',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, backhoe, dumper and roller operators for Halesowen and Cradley Heath. Breaker work on hard rock, steep plots, tickets and the roads in.',
  intro: `Yes, we’ve got Halesowen covered, and Cradley Heath, Quinton and Rowley Regis as well. We can find you a digger or backhoe driver, ${commitments.leadTime.text}. Tell us if there’s rock to break and how steep the plot is.`,
  updated: '2026-11-22',
  roads: ['M5 junction 3', 'A456', 'A458', 'A459'],
  machines: [
    { service: 'excavator-operators', work: 'Digging and breaking rock and old slabs', ticket: 'excavator' },
    {
      service: 'backhoe-operators',
      work: 'Short drainage jobs spread over several streets',
      ticket: 'backhoe',
    },
    { service: 'dumper-operators', work: 'Moving spoil on hillside housing plots', ticket: 'dumper' },
    { service: 'roller-operators', work: 'Reinstatement and highway patching', ticket: 'roller' },
    {
      service: 'skid-steer-operators',
      work: 'Strip-out and clearing in old works',
      ticket: 'demolitionSkidSteer',
    },
  ],
  latitude: 52.45,
  longitude: -2.05,
  labelSide: 'west',
  related: {
    locations: ['stourbridge', 'dudley', 'west-bromwich', 'birmingham'],
    services: ['excavator-operators', 'backhoe-operators', 'dumper-operators', 'roller-operators'],
    industries: ['road-construction', 'residential-construction', 'quarry-operations'],
    resources: ['health-safety', 'plant-maintenance'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Can we ask for somebody local?',
      paragraphs: [
        'Yes, tell us and we’ll look close to home first. If there’s rock to break, we’ll look further out for somebody who’s done it.',
      ],
    },
    {
      kind: 'table',
      heading: 'What experience should you ask for?',
      intro:
        'The Rowley Hills north of the town are dolerite, a hard rock quarried for road stone. A drain that starts in made ground can hit it within a bucket’s length.',
      caption: 'What the ground round Halesowen takes to dig, and the experience to ask an operator about',
      columns: ['Ground', 'What digs it', 'Ask the operator about'],
      rows: [
        ['Quarry backfill', 'Toothed bucket', 'Boulders, voids, loading wagons'],
        ['Weathered rock', 'Single-tine ripper', 'Working along the joints'],
        ['Sound rock', 'Hydraulic breaker', 'Short bursts, no prising, fly-rock screens'],
        ['Old works slabs', 'Breaker, then pulveriser', 'Machine bases, buried tanks, rebar'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a special ticket for a breaker?',
      paragraphs: [
        [
          'No, it comes under the excavator category, but ask for training on the attachment. Dig trial pits along the route first so that you don’t order the wrong tool. Breaker noise carries between terraces on a hillside, so have a noise plan ready. Our ',
          link('excavator page', '/services/excavator-operators'),
          ' has more on attachments.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Working on steep plots',
      paragraphs: [
        [
          `${regulations.puwer.short}, the work equipment regulations, requires you to keep the risk of a roll-over down. A `,
          link('dumper driver', '/services/dumper-operators'),
          ' keeps the belt on, goes down in low gear and never turns on the slope. If you can’t bench the haul road, change the machine.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Drains and street works by backhoe',
      paragraphs: [
        [
          'A ',
          link('backhoe', '/services/backhoe-operators'),
          ' goes by road between jobs, so it suits short drains in several streets. Put timber under the stabilisers on verges, and lock the boom and slew before it goes on the road.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Which roads suit a low-loader?',
      items: [
        'The A456 from M5 junction 3 is dual carriageway to the edge of town, so use it first.',
        'The A458 runs west to Lye and Stourbridge.',
        'The A459 to Dudley is steep, so check the ground clearance of the low-loader.',
      ],
    },
  ],
};
