import { askEarly } from '../lead-times.ts';
import { link } from '../model/text.ts';
import type { Town } from './town.ts';

export const telford: Town = {
  name: 'Telford',
  group: 'shropshire',
  area: 'Telford and Wrekin, Shropshire',
  description:
    'Digger, dozer, backhoe and crane operators for Telford estates and housing sites. Which ticket to ask for, coal permits and when to stop digging.',
  intro: `Yes, we find digger, dozer, backhoe and crane drivers for Telford, Wellington, Madeley and Newport, along the M54. ${askEarly('crane-operators')}`,
  updated: '2026-11-26',
  factsOf: 'telford',
  roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
  knowFirst: {
    heading: 'There are old mines under much of Telford',
    text: [
      'The ',
      link(
        'council says',
        'https://www.telford.gov.uk/info/20423/land_stability_flooding_and_drainage/458/mineshafts_adits_and_shallow_mining',
      ),
      ' there are shafts across Telford, many of them not on any plan. Expect made ground, and read ',
      link('when you need a coal permit', '/industries/mining-operations'),
      '.',
    ],
  },
  machines: [
    {
      machine: 'excavator-operators',
      work: 'Housing plots and old filled ground',
      ticket: 'excavator',
    },
    { machine: 'backhoe-operators', work: 'Yard drains and services on factory estates', ticket: 'backhoe' },
    { machine: 'dozer-operators', work: 'Levelling pit mounds and plots', ticket: 'dozer' },
    { machine: 'crane-operators', work: 'Re-roofing units and swapping roof plant', ticket: 'crane' },
    { machine: 'forklift-operators', work: 'Machine moves in factories', ticket: 'forklift' },
  ],
  latitude: 52.68,
  longitude: -2.45,
  labelSide: 'below-left',
  related: {
    towns: ['shrewsbury', 'wolverhampton', 'stafford'],
    sectors: ['commercial-construction', 'residential-construction', 'mining-operations'],
    guides: ['project-planning', 'construction-safety'],
  },
  localSections: [
    {
      kind: 'definitions',
      heading: 'When should a digger driver stop?',
      items: [
        {
          term: 'A ring of bricks',
          text: 'It could line a shaft: track back the same way, fence it off and ring the engineer.',
        },
        {
          term: 'Upright timber, or water draining away',
          text: 'There may be old workings below: get everyone clear.',
        },
        {
          term: 'A smell',
          text: 'Get everyone out and ring the gas emergency line. Some mine gas has no smell.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Factory estates and roads',
      paragraphs: [
        'At Stafford Park, Halesfield or Hortonwood, by the A442, have the slab checked before a crane sets up, and the roundabouts for wide loads.',
      ],
    },
  ],
};
