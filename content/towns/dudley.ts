import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import type { Town } from './town.ts';

export const dudley: Town = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, dumper and piling rig operators for Dudley sites, every card checked with its scheme. Tickets to ask for, roads in and old mine checks.',
  intro: `Yes, we can find you a digger, dumper or telehandler driver for Dudley, Sedgley, Brierley Hill or Kingswinford, ${promises.leadTime.text}. ${askEarly('piling-rig-operators')}`,
  updated: '2026-11-26',
  factsOf: 'dudley',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  knowFirst: {
    heading: 'Parts of Dudley have been mined',
    text: [
      'Coal and limestone were dug here. Across the region, ',
      link(
        'about half of the West Midlands’ old limestone mines',
        'https://pubs.geoscienceworld.org/qjegh/article-abstract/20/3/193/336111/abandoned-limestone-mines-in-the-west-midlands',
      ),
      ' are under built-up land, so get a mining report. If the bucket breaks into a hollow, the driver stops, tracks back and reports it.',
    ],
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Trial pits, footings and drainage',
      ticket: 'excavator',
    },
    { machine: 'dumper-operators', work: 'Spoil and stone on sloping plots', ticket: 'dumper' },
    {
      machine: 'piling-rig-operators',
      work: 'Bored piles in filled ground',
      ticket: 'boredPiling',
    },
    {
      machine: 'telehandler-operators',
      work: 'Loading out in the town centre',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.51,
  longitude: -2.08,
  labelSide: 'left',
  related: {
    towns: ['wolverhampton', 'west-bromwich', 'birmingham', 'halesowen', 'stourbridge'],
    sectors: ['commercial-construction', 'earthworks', 'mining-operations'],
    guides: ['project-planning', 'site-management'],
  },
  localSections: [
    {
      kind: 'prose',
      heading: 'Lifting pipes or rings',
      jump: 'Lifting',
      paragraphs: [
        'The driver needs the C or N100 given with the 360 above. You provide the lift plan and a slinger signaller.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Working in Dudley',
      items: [
        {
          term: 'Before a piling rig arrives',
          text: [
            'Have the engineer probe for old workings and grout any found. Ask the council about limestone, and read ',
            link('when you need a coal permit', '/industries/mining-operations'),
            '.',
          ],
        },
        {
          term: 'Slopes and roads',
          text: 'Bring low-loaders from M5 junction 2 on the A4123. On a sloping plot dumpers go straight up and down.',
        },
      ],
    },
  ],
};
