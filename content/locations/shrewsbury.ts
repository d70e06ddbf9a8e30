import { commitments } from '../commitments';
import { askEarly } from '../lead-times';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const shrewsbury: Location = {
  name: 'Shrewsbury',
  group: 'shropshire',
  area: 'Shropshire',
  description:
    'Telehandler, backhoe, digger and grader operators for Shrewsbury and the villages round it. Tickets, red diesel rules, lone working and roads in.',
  intro: `Yes, we find telehandler, backhoe, digger and shovel drivers for Shrewsbury and the villages round it, ${commitments.leadTime.text}. Name the village and offer at least a full day, because few drivers travel that far for less. ${askEarly('grader')}`,
  updated: '2026-11-23',
  roads: ['M54 via A5', 'A49', 'A53', 'A458', 'A488'],
  knowFirst: {
    heading: 'You come into the old town over old bridges',
    text: 'The Severn nearly surrounds the centre. Check the bridge’s weight limit for every delivery. Some pavements have cellars under them, and they need checking before anything tracks over. On flood-wall work, agree with the operator what you’ll pay when the river stops the job.',
  },
  machines: [
    { service: 'telehandler-operators', work: 'Putting up barns and farm buildings', ticket: 'telehandler' },
    { service: 'backhoe-operators', work: 'Drains, lanes and small jobs miles apart', ticket: 'backhoe' },
    {
      service: 'excavator-operators',
      work: 'Flood works and work in old streets',
      ticket: 'excavator',
    },
    { service: 'loading-shovel-operators', work: 'Hill quarries and gravel yards', ticket: 'loadingShovel' },
    { service: 'grader-operators', work: 'Haul roads and lanes', ticket: 'grader' },
  ],
  latitude: 52.71,
  longitude: -2.75,
  label: 'above-right',
  related: {
    locations: ['telford', 'wolverhampton', 'stafford'],
    industries: ['road-construction', 'landscaping', 'quarry-operations'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Which operator for a barn or a lane?',
      paragraphs: [
        [
          'A portal-frame barn takes a ',
          link('telehandler driver', '/services/telehandler-operators'),
          ', and every lift has to be planned. Drains and verges suit a ',
          link('backhoe driver', '/services/backhoe-operators'),
          ', because the machine goes by road to the next job.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from farms and estates',
      items: [
        {
          question: 'Can our own farm driver use the hired telehandler?',
          answer: `Only if they’ve been trained on that machine and for that job. ${regulations.puwer.short}, the work equipment regulations, asks the same on a farm as on a building site.`,
        },
        {
          question: 'What if the operator’s alone all day?',
          answer:
            'Agree when they’ll ring in, find out where there’s signal, and write down the nearest postcode for an ambulance.',
        },
        {
          question: 'Will anyone come out for half a Saturday?',
          answer: 'Probably not, unless you offer the Friday too.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Can you run it on red diesel?',
      folded: true,
      intro: [
        'It depends on the job, and putting up a farm building counts as construction, for which the answer is no. GOV.UK has ',
        link('the rules for every trade', regulations.redDiesel.href),
        '.',
      ],
      caption: 'Common jobs near Shrewsbury and whether rebated fuel may be used',
      columns: ['Job', 'Red diesel?'],
      look: 'pairs',
      rows: [
        ['Moving bales or feed on the farm', 'Yes, it’s farming'],
        ['Felling and stacking timber', 'Yes, it’s forestry'],
        ['Building a barn, concreting a silage clamp', 'No, it’s construction'],
        ['Quarry or gravel yard', 'No, it’s quarrying'],
        ['Resurfacing a lane', 'No, it’s construction'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Roads in',
      paragraphs: [
        'Plant from the Black Country comes up the M54 and the A5. The A49 runs north and south, the A53 goes to Market Drayton and the A458 to Welshpool. The A488 is narrow and winding with few places to pass, and the haulier should know before setting out.',
      ],
    },
  ],
};
