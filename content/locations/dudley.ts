import { coalPermit, weFind } from '../blocks';
import { link } from '../section';
import type { Location } from './location';

export const dudley: Location = {
  name: 'Dudley',
  group: 'black-country',
  area: 'Dudley borough, West Midlands',
  description:
    'Digger, dumper and piling rig operators for Dudley sites, every card checked with its scheme. Tickets to ask for, roads in and old mine checks.',
  intro: `${weFind('digger, dumper and telehandler drivers', 'Dudley, Sedgley, Brierley Hill and Kingswinford')} Tell us how steep the plot is and what was on it before.`,
  updated: '2026-11-22',
  roads: ['M5 junction 2', 'A4123', 'A461', 'A459', 'A4036', 'A4037'],
  knowFirst: {
    heading: 'Much of Dudley has been mined',
    text: 'Coal and limestone were dug here. About half of the Black Country’s old limestone mines now have buildings over them, and fill hides shafts that nobody mapped. Ask us for a driver who’s dug filled ground. If the bucket breaks into a void, they stop first and then report it.',
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
  labelSide: 'west',
  related: {
    locations: ['wolverhampton', 'west-bromwich', 'birmingham', 'halesowen', 'stourbridge'],
    industries: ['commercial-construction', 'earthworks', 'mining-operations'],
    resources: ['project-planning', 'site-management'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Slopes and roads',
      paragraphs: [
        [
          'Bring low-loaders from M5 junction 2 on the A4123. The town centre is on a ridge and plots fall away from it. A ',
          link('dumper', '/services/dumper-operators'),
          ' goes straight up and down with the belt on and the skip low, never across.',
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
          text: 'Get the mining reports, the old maps and the council’s limestone records.',
        },
        {
          term: 'Coal permit',
          text: [...coalPermit, '. For limestone, ask the borough council.'],
        },
        {
          term: 'Probe and grout',
          text: 'Other plant stays off until the engineer releases the area.',
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
