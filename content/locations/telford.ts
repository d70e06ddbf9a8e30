import { coalPermit } from '../blocks';
import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { link } from '../section';
import type { Location } from './location';

export const telford: Location = {
  name: 'Telford',
  group: 'shropshire',
  area: 'Telford and Wrekin, Shropshire',
  description:
    'Digger, dozer, backhoe and crane operators for Telford estates and housing sites. Which ticket to ask for, coal permits and when to stop digging.',
  intro: `Yes, we find digger, dozer, backhoe and crane drivers for Telford, Wellington, Madeley and Newport, ${commitments.leadTime.text}. Much of Telford is old coalfield, so have the estate or the postcode ready, and brief the driver on when to stop digging. ${askEarly('largeCrane')}`,
  updated: '2026-11-23',
  roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
  knowFirst: {
    heading: 'There are old mines under much of Telford',
    text: [
      'The ',
      link(
        'council says',
        'https://www.telford.gov.uk/info/20423/land_stability_flooding_and_drainage/458/mineshafts_adits_and_shallow_mining',
      ),
      ' there are shafts across Telford, many of them not on any plan. Many pit mounds were levelled for the new town, so expect made ground too. For any plot get a report on coal and other mining, and ask for the new town’s earthworks drawings.',
    ],
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Housing plots and old filled ground',
      ticket: 'excavator',
    },
    { service: 'backhoe-operators', work: 'Yard drains and services on factory estates', ticket: 'backhoe' },
    { service: 'dozer-operators', work: 'Levelling pit mounds and plots', ticket: 'dozer' },
    { service: 'crane-operators', work: 'Re-roofing units and swapping roof plant', ticket: 'crane' },
    { service: 'forklift-operators', work: 'Machine moves in factories', ticket: 'forklift' },
  ],
  latitude: 52.68,
  longitude: -2.45,
  label: 'below-left',
  related: {
    locations: ['shrewsbury', 'wolverhampton', 'stafford'],
    industries: ['commercial-construction', 'residential-construction', 'mining-operations'],
    resources: ['project-planning', 'construction-safety'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'When should a digger driver stop?',
      intro: 'If any of these turns up, the driver stops first and then reports it.',
      items: [
        {
          term: 'A ring of bricks',
          text: 'It could line a shaft, so track back the same way, fence it off and ring the engineer.',
        },
        {
          term: 'Upright timber in the fill',
          text: 'It may be old propping, so leave it alone, keep people off and ring the engineer.',
        },
        {
          term: 'Water draining away',
          text: 'There may be a shaft or a void below, so get everyone out, fence it off and ring the engineer.',
        },
        {
          term: 'A smell',
          text: 'Get everyone out, stay out and ring the gas emergency line, then the engineer. Some mine gas has no smell.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Do you need a coal permit?',
      folded: true,
      paragraphs: [
        [...coalPermit, ', and allow for it in ', link('your programme', '/resources/project-planning'), '.'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Factory estates',
      paragraphs: [
        [
          'At Stafford Park, Halesfield or Hortonwood, have the forecourt slab checked before a ',
          link('crane', '/services/crane-operators'),
          ' sets up. If the factory stays open, agree where its lorries go while the crane blocks the road.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'From Wolverhampton take the M54, then the A442, which runs past the main estates. Telford has a lot of roundabouts, so have the haulier check the route for wide loads.',
      ],
    },
  ],
};
