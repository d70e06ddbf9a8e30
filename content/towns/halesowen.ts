import type { Town } from './town.ts';

export const halesowen: Town = {
  name: 'Halesowen',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, backhoe, dumper and roller operators for Halesowen and Cradley Heath. Breaker work on hard rock, steep plots, tickets and the roads in.',
  intro:
    'Yes, we can get you a digger, backhoe, dumper or roller driver for Halesowen, Cradley Heath, Quinton or Rowley Regis. If there’s rock to break or the plot is steep, say so.',
  updated: '2026-11-26',
  factsOf: 'halesowen',
  roads: ['M5 junction 3', 'A456', 'A458', 'A459'],
  knowFirst: {
    heading: 'Hard rock can be close to the surface',
    text: 'The Rowley Hills north of the town are dolerite, a hard rock that was quarried for road stone. Dig trial pits along the route before you pay for a breaker.',
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Digging and breaking rock and old slabs',
      ticket: 'excavator',
    },
    {
      machine: 'backhoe-operators',
      work: 'Short drainage jobs spread over several streets',
      ticket: 'backhoe',
    },
    { machine: 'dumper-operators', work: 'Moving spoil on hillside housing plots', ticket: 'dumper' },
    { machine: 'roller-operators', work: 'Reinstatement and highway patching', ticket: 'roller' },
    {
      machine: 'skid-steer-operators',
      work: 'Strip-out and clearing in old works',
      ticket: 'demolitionSkidSteer',
    },
  ],
  latitude: 52.45,
  longitude: -2.05,
  labelSide: 'left',
  related: {
    towns: ['stourbridge', 'dudley', 'west-bromwich', 'birmingham'],
    sectors: ['road-construction', 'residential-construction', 'quarry-operations'],
    guides: ['health-safety', 'plant-maintenance'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'What experience should you ask for?',
      items: [
        { term: 'Weathered rock', text: 'Ask for someone who’s ripped along the joints with a single tine.' },
        {
          term: 'Sound rock',
          text: 'Ask for someone who works a breaker in short bursts and never prises with it. Put up a screen against fly-rock. There’s no separate ticket for it.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Steep plots and roads in',
      paragraphs: [
        'If you can’t bench the haul road, hire a dumper that’s built for the slope. Low-loaders come by the A456 from M5 junction 3, because the A459 to Dudley is steep.',
      ],
    },
  ],
};
