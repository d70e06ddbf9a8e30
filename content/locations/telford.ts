import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const telford: Location = {
  name: 'Telford',
  group: 'shropshire',
  area: 'Telford and Wrekin, Shropshire',
  description:
    'Telford was built over an old coalfield. Signs that should stop a digger, coal permissions, estate re-roofing by crane, and how far our cover reaches.',
  heading: 'Mobile Plant Operators Telford',
  intro:
    'Under Telford lie regraded pit banks and old shafts; above them stand houses and factory estates. Shropshire is not among the five regions we list, yet the M54 brings the town within reach, so we introduce operators here too.',
  updated: '2026-11-20',
  roads: ['M54', 'A5', 'A442', 'A518', 'A41'],
  machines: [],
  latitude: 52.68,
  longitude: -2.45,
  related: {
    locations: ['shrewsbury', 'wolverhampton', 'stafford'],
    services: ['excavator-operators', 'dozer-operators', 'crane-operators', 'backhoe-operators'],
    industries: ['commercial-construction', 'residential-construction', 'mining-operations'],
    resources: ['project-planning', 'construction-safety'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'A new town on an old coalfield',
      paragraphs: [
        'Much of Telford was laid out over land that industry had already used. South and east of the centre lie the worked-out mines of the east Shropshire coalfield; mounds, pit banks and shafts were regraded to make plateaus for houses and factories. Filled ground passes for natural until a bucket goes in.',
        'North and west, towards Wellington, the ground is more often natural. The same estate road can cross both. Ask for the earthworks drawings of the period as well as the mining report.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Signs that should stop the machine',
      intro: [
        'Put these in the briefing. A ',
        link('360 operator', '/services/excavator-operators'),
        ' sees the ground first.',
      ],
      items: [
        {
          term: 'A ring of brick',
          text: 'Could be a well, could be a shaft lining. Track back the way you came, not round it.',
        },
        {
          term: 'Timber upright in fill',
          text: 'Old headgear or propping. Leave it, mark it, ring the engineer.',
        },
        {
          term: 'Water that drains away',
          text: 'A trench that empties itself has found a way down.',
        },
        {
          term: 'Smell or warmth',
          text: 'Shale heaps and coal can heat. Gas collects in trenches, so nobody climbs in to look.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Coal has an owner',
      text: 'Drilling, piling or excavating through coal or its workings takes prior permission from the Mining Remediation Authority, the body once called the Coal Authority. Treating a shaft needs its own approval. Build that into the programme.',
    },
    {
      kind: 'prose',
      heading: 'Re-roofing and re-draining around tenants',
      paragraphs: [
        [
          'Stafford Park, Halesfield and Hortonwood are estates of the new-town kind: wide plots, low factories, big yards. Repairs happen while the tenants trade. Re-roofing wants a ',
          link('mobile crane', '/services/crane-operators'),
          ` with ${card('A60')} or ${card('N101')} and a plan for forecourts whose slabs were never meant for outriggers. Yard drains suit a backhoe, ${card('A12')} as a rule. Pipes and cables may share a trench, and ${regulations.hsg47.short} starts with finding them.`,
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'The M54 spine',
      items: [
        'M54 from the M6 ends here and turns into the A5 for Shrewsbury.',
        'A442 runs north to south past the main estates.',
        'A518 goes to Newport and Stafford; the A41 passes to the east.',
        'Roundabouts are many. Ask the haulier to walk the last two in advance for a wide load.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Telford, straight answers',
      items: [
        {
          question: 'Telford is in Shropshire. Do you cover it?',
          answer: [
            'Yes, as a town on the M54, though the county is no part of our main area. Give the site and dates in your ',
            link('enquiry', '/contact?location=telford'),
            '; travelling time narrows the choice on short hires.',
          ],
        },
        {
          question: 'Who levels a pit bank?',
          answer: `A dozer first, ${card('A34')} or ${card('N215')}, in shallow cuts from the top. Then a 360 to trim. The slope designer sets the order.`,
        },
      ],
    },
  ],
};
