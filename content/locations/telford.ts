import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import type { Location } from './location';

export const telford: Location = {
  name: 'Telford',
  group: 'shropshire',
  area: 'Telford and Wrekin, Shropshire',
  description:
    'Digger, dozer, backhoe and crane operators for Telford estates and housing sites. Which ticket to ask for, coal permits and when to stop digging.',
  intro: `Yes, we cover Telford, Wellington, Madeley and Newport, straight up the M54. We can find you a digger driver, ${commitments.leadTime.text}. ${askEarly('largeCrane')} We cover parts of Shropshire rather than all of it, so give us the estate or the postcode.`,
  updated: '2026-11-22',
  roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
  machines: [
    { service: 'excavator-operators', work: 'Housing plots and old filled ground', ticket: 'excavator' },
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
    services: ['excavator-operators', 'dozer-operators', 'crane-operators', 'backhoe-operators'],
    industries: ['commercial-construction', 'residential-construction', 'mining-operations'],
    resources: ['project-planning', 'construction-safety'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'Re-roofing or re-draining a unit while tenants trade',
      paragraphs: [
        [
          'On estates like Stafford Park, Halesfield and Hortonwood, have the forecourt slab checked before a crane sets up on it, because it may not have been made for outriggers. Tell the ',
          link('crane operator', '/services/crane-operators'),
          ' where the public can walk.',
        ],
        [
          'For drains in the yard, ask for a ',
          link('backhoe operator', '/services/backhoe-operators'),
          `. Pipes and cables may share a trench, so follow ${regulations.hsg47.short}, HSE’s guide to buried services, and find them before you dig.`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Is your plot on made ground?',
      paragraphs: [
        'South and east of the centre it probably is. That side was the old coalfield, and its mounds and shafts were levelled to make plateaus for the new town. North and west, towards Wellington, the ground’s more often natural. Ask for the earthworks drawings from that time as well as a mining report.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'When should a digger driver stop?',
      intro: [
        'Go through these at the briefing, because the ',
        link('360 operator', '/services/excavator-operators'),
        ' will see them before anybody else. They stop first and then report it.',
      ],
      items: [
        {
          term: 'A ring of bricks',
          text: 'It could be a well or a shaft lining. Track back the way you came and ring the engineer.',
        },
        {
          term: 'Upright timber in the fill',
          text: 'It may be old headgear or propping. Leave it where it is and mark it.',
        },
        {
          term: 'Water draining away',
          text: 'If a trench empties by itself, there may be a shaft or a void below it.',
        },
        {
          term: 'A smell, or warm ground',
          text: 'Shale and coal can heat up, and gas collects in trenches. Don’t let anyone climb in to look.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Do you need a coal permit?',
      text: [
        'Yes, if you’re drilling, piling or digging through coal or old workings. You need permission first from the ',
        link('Mining Remediation Authority', sources.coalPermits.href),
        ', formerly the Coal Authority, and treating a shaft takes a separate approval. Allow for both in ',
        link('your programme', '/resources/project-planning'),
        '.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Getting plant to site',
      paragraphs: [
        [
          'The M54 comes in from ',
          link('Wolverhampton', '/locations/wolverhampton'),
          ' and the A5 carries on to ',
          link('Shrewsbury', '/locations/shrewsbury'),
          '. The A442 runs north to south past the main estates, and the A518 goes to Newport and Stafford. There are a lot of roundabouts, so have your haulier look at the last two before sending a wide load.',
        ],
      ],
    },
  ],
};
