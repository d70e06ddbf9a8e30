import { blocks } from '../blocks';
import { askEarly, commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Location } from './location';

export const shrewsbury: Location = {
  name: 'Shrewsbury',
  group: 'shropshire',
  area: 'Shropshire',
  description:
    'Telehandler, backhoe, digger and grader operators for Shrewsbury and the villages round it. Tickets, red diesel rules, lone working and roads in.',
  intro: `Yes, we cover Shrewsbury and the villages round it. We can find you a telehandler, backhoe or digger driver, ${commitments.leadTime.text}. ${askEarly('grader')} We cover parts of Shropshire rather than all of it, so give us the village as well.`,
  updated: '2026-11-22',
  roads: ['M54 via A5', 'A49', 'A53', 'A458', 'A488'],
  machines: [
    { service: 'telehandler-operators', work: 'Putting up barns and farm buildings', ticket: 'telehandler' },
    { service: 'backhoe-operators', work: 'Drains, lanes and small jobs miles apart', ticket: 'backhoe' },
    { service: 'excavator-operators', work: 'Flood works and work in old streets', ticket: 'excavator' },
    { service: 'loading-shovel-operators', work: 'Hill quarries and gravel yards', ticket: 'loadingShovel' },
    { service: 'grader-operators', work: 'Haul roads and lanes', ticket: 'grader' },
  ],
  latitude: 52.71,
  longitude: -2.75,
  related: {
    locations: ['telford', 'wolverhampton', 'stafford'],
    services: ['telehandler-operators', 'backhoe-operators', 'grader-operators', 'excavator-operators'],
    industries: ['road-construction', 'landscaping', 'quarry-operations'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    blocks.checksAndPay,
    {
      kind: 'prose',
      heading: 'How far out do you go?',
      paragraphs: [
        [
          'It depends who’s free, so ',
          link('give us the postcode', '/contact?location=shrewsbury'),
          ' and we’ll ask. Past Shrewsbury, towards Oswestry, Welshpool or Church Stretton, the drive gets long, and a job of a week or more is easier to fill than a day.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which operator for a barn or a lane?',
      paragraphs: [
        [
          'For a portal-frame barn you’ll need a ',
          link('telehandler operator', '/services/telehandler-operators'),
          ', and the lifts have to be planned. For drains and verges, ask for a ',
          link('backhoe driver', '/services/backhoe-operators'),
          ', because the machine can go by road to the next job. Quarry haul roads take a ',
          link('grader', '/services/grader-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Can you run it on red diesel?',
      folded: true,
      intro: [
        'It depends on the job, and putting up a farm building counts as construction. Sort it out before the fuel’s delivered. GOV.UK has ',
        link('the rules in full', regulations.redDiesel.href),
        '.',
      ],
      caption: 'Common jobs near Shrewsbury and whether rebated fuel may be used',
      columns: ['Job', 'Red diesel?'],
      rows: [
        ['Moving bales or feed on the farm', 'Yes, it’s farming'],
        ['Felling and stacking timber', 'Yes, it’s forestry'],
        ['Building a barn, concreting a silage clamp', 'No, it’s construction'],
        ['Quarry or gravel yard', 'No, it’s quarrying'],
        ['Resurfacing a lane', 'No, it’s construction'],
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions from farms and estates',
      items: [
        {
          question: 'Can our own farm driver use the hired telehandler?',
          answer: `On a construction job they need the same training as anyone else. ${regulations.puwer.short}, the work equipment regulations, goes by the work being done, and a tractor licence isn’t proof of training.`,
        },
        {
          question: 'What if the operator’s on their own all day?',
          answer:
            'Agree when they’ll ring in, where there’s signal and the nearest postcode for an ambulance. Walk the track with them for culverts, soft verges and overhead lines before the machine goes down it.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Working in the town',
      paragraphs: [
        'The Severn nearly surrounds the old centre and you come in over old bridges, so check the weight limit for every delivery. Pavements can hide cellars: keep wheels off them and use a small tracked digger. If it’s flood-wall work, agree with the operator what you’ll pay when the river stops the job.',
      ],
    },
    {
      kind: 'list',
      heading: 'Roads in',
      items: [
        [
          'Plant from the Black Country comes on the M54 and the A5, past ',
          link('Telford', '/locations/telford'),
          '.',
        ],
        'The A49 runs north to Whitchurch and south to Church Stretton.',
        'The A53 goes to Market Drayton and the A458 to Welshpool.',
        'The A488 to the south-west is narrow and winding, with few places to pass.',
      ],
    },
  ],
};
