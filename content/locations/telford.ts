import { coalPermit, weFind } from '../blocks';
import { link } from '../section';
import type { Location } from './location';

export const telford: Location = {
  name: 'Telford',
  group: 'shropshire',
  area: 'Telford and Wrekin, Shropshire',
  description:
    'Digger, dozer, backhoe and crane operators for Telford estates and housing sites. Which ticket to ask for, coal permits and when to stop digging.',
  intro: `${weFind('digger, dozer, backhoe and crane drivers', 'Telford, Wellington, Madeley and Newport')} Give us the estate or the postcode.`,
  updated: '2026-11-22',
  roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
  knowFirst: {
    heading: 'There’s made ground south and east of the centre',
    text: 'That side was the old coalfield. Its mounds and shafts were levelled to make plateaus for the new town. North and west, towards Wellington, the ground’s more often natural. Ask for the earthworks drawings from that time as well as a mining report.',
  },
  machines: [
    {
      service: 'excavator-operators',
      work: 'Housing plots and old filled ground',
      ticket: 'excavator',
    },
    { service: 'backhoe-operators', work: 'Yard drains and services on factory estates', ticket: 'backhoe' },
    { service: 'dozer-operators', work: 'Levelling pit banks and plateaus', ticket: 'dozer' },
    { service: 'crane-operators', work: 'Re-roofing units and swapping roof plant', ticket: 'crane' },
    { service: 'forklift-operators', work: 'Machine moves in factories', ticket: 'forklift' },
  ],
  latitude: 52.68,
  longitude: -2.45,
  labelSide: 'south-west',
  related: {
    locations: ['shrewsbury', 'wolverhampton', 'stafford'],
    industries: ['commercial-construction', 'residential-construction', 'mining-operations'],
    resources: ['project-planning', 'construction-safety'],
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'When should a digger driver stop?',
      intro: 'At any of these. They stop first and then report it.',
      items: [
        {
          term: 'A ring of bricks',
          text: 'It could be a shaft lining. Track back the way you came and ring the engineer.',
        },
        {
          term: 'Upright timber in the fill',
          text: 'It may be old propping. Leave it and mark it.',
        },
        {
          term: 'Water draining away',
          text: 'There may be a shaft or a void below the trench.',
        },
        {
          term: 'A smell, or warm ground',
          text: 'Gas collects in trenches. Don’t let anyone climb in to look.',
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
      heading: 'Factory estates and roads',
      paragraphs: [
        [
          'At Stafford Park, Halesfield or Hortonwood, have the forecourt slab checked before a ',
          link('crane', '/services/crane-operators'),
          ' sets up. The A442 runs past the main estates. There are a lot of roundabouts, and your haulier should look at the last two before sending a wide load.',
        ],
      ],
    },
  ],
};
