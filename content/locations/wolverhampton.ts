import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const wolverhampton: Location = {
  name: 'Wolverhampton',
  group: 'black-country',
  area: 'West Midlands',
  description:
    'Reclaiming worked-over land in Wolverhampton: which operator comes at each stage, which card, and what paper the crusher needs before it starts.',
  heading: 'Mobile Plant Operators Wolverhampton',
  intro:
    'Much of Wolverhampton’s building land has been used at least once before. We introduce excavator, loading shovel, roller and dumper operators, and ask them about reclaimed ground, crushed fill and sorting heaps. The order of work below tells you whom to ask for when.',
  updated: '2026-11-20',
  roads: ['M54 junctions 1 and 2', 'M6 junction 10', 'A449', 'A454', 'A4123', 'A463'],
  machines: [],
  latitude: 52.59,
  longitude: -2.13,
  related: {
    locations: ['dudley', 'walsall', 'west-bromwich', 'stafford', 'telford'],
    services: ['excavator-operators', 'loading-shovel-operators', 'roller-operators', 'dumper-operators'],
    industries: ['earthworks', 'waste-management', 'commercial-construction'],
    resources: ['environmental-compliance', 'certifications'],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How a worked-over plot is turned back into building land',
      intro:
        'Metalworks, pits and sidings left Wolverhampton plots of slag, brick and ash. Reclaiming one follows an order, and the crew changes at each stage.',
      items: [
        {
          term: 'Open it up',
          text: [
            'A 20-tonne 360 lifts slabs and chases foundations. Hire ',
            link('an operator', '/services/excavator-operators'),
            ` with ${card('A59')} who has grubbed out machine bases and expects the odd pit to open.`,
          ],
        },
        {
          term: 'Sort by hand and by machine',
          text: 'Tar, asbestos and oily soil go to separate, sheeted heaps. The operator needs the sampling plan, a closed cab with a working filter, and a rule about stopping.',
        },
        {
          term: 'Crush',
          text: [
            'Clean brick and concrete become fill. A ',
            link('loading shovel', '/services/loading-shovel-operators'),
            ` feeds and clears the crusher on ${card('A21')} or ${card('N209')}. Running the crusher itself calls for separate training.`,
          ],
        },
        {
          term: 'Put it back',
          text: [
            'Fill goes down in thin layers, each tested. Dumpers, a dozer and a ',
            link('ride-on roller', '/services/roller-operators'),
            ` work one lane apart. The roller takes ${card('A31')} or ${card('N214')}.`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Paper that has to exist before the crusher starts',
      paragraphs: [
        [
          'Treating waste, and much crushing, needs a permit or an exemption under the ',
          link(`${regulations.permitting.short} rules`, '/resources/environmental-compliance'),
          '. That is the hirer’s paper. A good operator asks to see the heap plan, because a shovel that mixes two heaps can turn fill into waste again.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Which road suits which part of town',
      items: [
        'North, to the manufacturing estates around i54: M54 junction 2 and the A449.',
        'North-east: M54 junction 1, then the A460.',
        'East, through Willenhall and Bilston: M6 junction 10, the A454 and the A463 Black Country Route.',
        'South, into Dudley and Tipton: the A4123, slow at shift change.',
        'West, towards Shropshire: the A454 and A41, with villages where a wide load may need an escort or a quiet hour.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Clean factory builds ask for something else',
      paragraphs: [
        'On an engineering plant the ground is stripped, levelled to a tight tolerance and handed to the slab crew. A grader or a dozer on machine control may finish it. Ask whether the operator has used your make of control system: NPORS lists machine control as a category, so it can show on the record.',
        'Beside the canals and the main line, an excavator’s slew can reach over the boundary. Fit a slew limiter or a physical stop, and name the person who may remove it.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Raised on reclamation jobs',
      items: [
        {
          question: 'Does contaminated soil need a special plant card?',
          answer: `There is no such category. The ${regulations.coshh.short} assessment decides cab filters, washing and masks with a face-fit record. Tell us which will apply, and we ask candidates about them.`,
        },
        {
          question: 'May one operator swap between the 360 and the shovel?',
          answer:
            'Yes, holding both categories in date. It works where the crusher runs in batches. It fails when both machines must move at once, so say which it is.',
        },
      ],
    },
  ],
};
