import { coalPermit } from '../blocks';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const dudley: Location = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, dumper and piling rig operators for Dudley sites, every card checked with its scheme. Tickets to ask for, roads in and old mine checks.',
  intro: `Yes, we can find you a digger, dumper or telehandler driver for Dudley, Sedgley, Brierley Hill or Kingswinford, ${commitments.leadTime.text}. Say how steep the plot is and what was on it before, and we’ll ask for drivers who’ve worked on ground like it. ${askEarly('pilingRig')}`,
  updated: '2026-11-24',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  knowFirst: {
    heading: 'Parts of Dudley have been mined',
    text: [
      'Coal and limestone were both dug here, and about half of the Black Country’s old limestone mines are now under built-up areas. Fill can hide shafts that were never mapped. A ',
      link(
        '1983 government study',
        'https://api.parliament.uk/historic-hansard/written-answers/1953/jul/21/abandoned-limestone-mines',
      ),
      ' (Hansard’s page says 1953) found that less than 2% of the ground it looked at was likely to have been mined for limestone. Your own plot still needs a report.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Trial pits, footings and drainage on plots that were built on before',
      ticket: 'excavator',
    },
    { service: 'dumper-operators', work: 'Moving spoil and stone on sloping plots', ticket: 'dumper' },
    {
      service: 'piling-rig-operators',
      work: 'Bored piles where the ground is filled',
      ticket: 'boredPiling',
    },
    {
      service: 'telehandler-operators',
      work: 'Loading out on retail and town-centre jobs',
      ticket: 'telehandler',
    },
  ],
  latitude: 52.51,
  longitude: -2.08,
  label: 'below-left',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'birmingham', 'halesowen', 'stourbridge'],
    industries: ['commercial-construction', 'earthworks', 'mining-operations'],
    resources: ['project-planning', 'site-management'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'What to ask a digger driver about',
      paragraphs: [
        'Ask if they’ve dug filled ground, and what they did when the bucket broke into something hollow. A good driver will have stopped, tracked back and reported it before anyone went near.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Slopes and roads',
      paragraphs: [
        [
          'Bring low-loaders from M5 junction 2 on the A4123. The town centre is on a ridge, and the plots fall away from it. A ',
          link('dumper', '/services/dumper-operators'),
          ' goes straight up and down with the belt on and the skip low, and never across the slope.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'What to do before a piling rig arrives',
      folded: true,
      items: [
        {
          term: 'Desk study',
          text: 'Get the mining reports, the old maps and whatever the borough council holds on its limestone workings.',
        },
        {
          term: 'Coal permit',
          text: [...coalPermit, '. For limestone, ask the borough council.'],
        },
        {
          term: 'Probe and grout',
          text: 'Have the engineer probe for old workings and grout any found. Other plant stays off the area until the engineer releases it in writing.',
        },
        {
          term: 'Platform',
          text: [
            'Get the working platform certificate signed, and show it to the ',
            link('rig operator', '/services/piling-rig-operators'),
            ' at induction.',
          ],
        },
      ],
    },
  ],
};
