import { card, weightSplits } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const westBromwich: Location = {
  name: 'West Bromwich',
  group: 'black-country',
  area: 'Sandwell, West Midlands',
  description:
    'Grab and rehandler operators for West Bromwich scrap and waste yards: which grab, which carrier, which category, and a walk-round list to print.',
  heading: 'Mobile Plant Operators West Bromwich',
  intro:
    'Scrap yards, foundries and old industrial ground set the work in West Bromwich. We introduce operators for rehandlers, 360 grabs, shovels and forklifts across Sandwell. Tell us the carrier as well as the grab: the categories differ.',
  updated: '2026-11-20',
  roads: ['M5 junction 1', 'A41', 'M6 junction 9', 'A4031', 'A4041', 'A4182'],
  machines: [],
  latitude: 52.52,
  longitude: -1.99,
  related: {
    locations: ['birmingham', 'walsall', 'dudley', 'wolverhampton', 'halesowen'],
    services: ['grab-operators', 'loading-shovel-operators', 'forklift-operators'],
    industries: ['waste-management', 'demolition'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Name the grab, then the carrier',
      intro:
        'Metal recycling runs through Sandwell. “Grab operator” covers four machines there, and a driver of one may never have sat in the next.',
      caption: 'Grab types met in West Bromwich yards, with carrier and card category',
      columns: ['Material', 'Grab', 'Carrier and category'],
      rows: [
        ['Loose scrap', 'Orange-peel', ['Rehandler with rising cab: ', card('N722')]],
        [
          'Mixed demolition waste',
          'Selector',
          `Tracked 360 above ${weightSplits.excavator} t: ${card('A59')} or ${card('N202')}`,
        ],
        ['Swarf, sand, fines', 'Clamshell', 'Rehandler, or a 360 with a fitted clamshell'],
        [
          'Muck-away at the kerb',
          'Clamshell on a lorry',
          `Lorry loader: ${card('A36')} or ${card('N107')}, plus the driving licence`,
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Walk round a scrap handler with this',
      intro: [
        'Ten minutes at the start of the shift. The ',
        link('maintenance page', '/resources/plant-maintenance'),
        ' has the full sheet.',
      ],
      items: [
        'Cab guard and screen sound, wipers working.',
        'Tines, pins and rotator free of cracks; hoses clear of the tines.',
        'Cab riser drops with the emergency valve.',
        'Extinguisher charged, battery compartment free of paper and oil.',
        'Stabilisers on firm concrete, away from pits and drains.',
        'Nobody on foot inside the slew circle; gate shut, lights on.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Fire and batteries change the job',
      paragraphs: [
        [
          'Hidden lithium cells and gas bottles are one reason a yard keeps a quarantine bay. Show a new ',
          link('operator', '/services/grab-operators'),
          ' where it is, and what your fire plan wants done with a hot load: as a rule, lift it clear, drop it in the bay, sound the alarm. Say who may open the lorry’s sheet. Stockpile heights belong in the permit, so the person in the cab needs the figure.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Foundry sand, slag and old limestone mines',
      paragraphs: [
        `Foundry ground is black, fine and often oily. Wet it lightly to keep dust down and wash tracks before the road. ${regulations.coshh.short} settles masks and cab filters.`,
        [
          'Towards Wednesbury, limestone was mined under what are now roads and yards. A rehandler standing on four small feet loads the slab more sharply than a tracked 360. Have both the slab and what lies below it checked. Similar advice on voids stands on the ',
          link('Dudley page', '/locations/dudley'),
          '.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Motorway on two sides, canals between',
      items: [
        'M5 junction 1 opens on the A41: the quickest gate for plant.',
        'M6 junction 9 serves Wednesbury and the north of the borough.',
        'A4031, A4041 and A4182 link the estates. Bridges over the canals and the railway carry limits, so measure the loaded height of a handler with its cab down.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Yard managers ask',
      items: [
        {
          question: 'We have a rehandler. Is an excavator category acceptable?',
          answer: [
            `Treat it as a start only. Rehandlers have a category apart, ${card('N722')}. Where a candidate has an excavator card and years in scrap, the `,
            link('hirer decides', '/hire-operators'),
            ' after seeing training evidence for that machine.',
          ],
        },
        {
          question: 'Do you introduce operators for nights in a yard?',
          answer:
            'Yes, subject to availability. Tell us the pattern, the lighting and whether anybody else is on site, as lone working needs your own arrangements.',
        },
      ],
    },
  ],
};
