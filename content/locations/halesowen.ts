import { commitments } from '../commitments';
import { link } from '../section';
import type { Location } from './location';

export const halesowen: Location = {
  name: 'Halesowen',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, backhoe, dumper and roller operators for Halesowen and Cradley Heath. Breaker work on hard rock, steep plots, tickets and the roads in.',
  intro: `Yes, we can get you a digger, backhoe, dumper or roller driver for Halesowen, Cradley Heath, Quinton or Rowley Regis, ${commitments.leadTime.text}. If there’s dolerite to break or the plot is steep, say so, and we’ll look further out for a driver who’s done it.`,
  updated: '2026-11-23',
  roads: ['M5 junction 3', 'A456', 'A458', 'A459'],
  knowFirst: {
    heading: 'Hard rock can be close to the surface',
    text: 'The Rowley Hills north of the town are dolerite, a hard rock that was quarried for road stone. Ask for a driver who’s run a breaker, and dig trial pits along the route before you pay for the attachment.',
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Digging and breaking rock and old slabs',
      ticket: 'excavator',
    },
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
  label: 'left',
  related: {
    locations: ['stourbridge', 'dudley', 'west-bromwich', 'birmingham'],
    industries: ['road-construction', 'residential-construction', 'quarry-operations'],
    resources: ['health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'What experience should you ask for?',
      items: [
        {
          term: 'Quarry backfill',
          text: 'It takes a toothed bucket, and the driver should know boulders, voids and loading wagons.',
        },
        {
          term: 'Weathered rock',
          text: 'It comes up with a single-tine ripper, worked along the joints in the rock.',
        },
        {
          term: 'Sound rock',
          text: 'It takes a breaker, and good signs are short bursts, no prising and a screen against fly-rock.',
        },
        {
          term: 'Old works slabs',
          text: 'A breaker goes first and a pulveriser after it. Ask about machine bases and buried tanks.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a special ticket for a breaker?',
      paragraphs: [
        [
          'No, it comes under the ',
          link('excavator category', '/services/excavator-operators'),
          ', but ask for training on the attachment. Have a noise plan ready, because breaking carries between the terraces on a hillside.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Steep plots',
      paragraphs: [
        [
          'A ',
          link('dumper driver', '/services/dumper-operators'),
          ' keeps the belt on, goes down in low gear and never turns on the slope. If you can’t bench the haul road, hire a machine that’s built for the slope.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Low-loaders come by the A456 from M5 junction 3. The A459 to Dudley is steep, and the haulier should check the trailer’s ground clearance before using it.',
      ],
    },
  ],
};
