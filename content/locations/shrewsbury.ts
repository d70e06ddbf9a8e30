import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Location } from './location';

export const shrewsbury: Location = {
  name: 'Shrewsbury',
  group: 'shropshire',
  area: 'Shropshire',
  description:
    'Operators for Shrewsbury’s lanes, farm buildings and flood works: red or white diesel, lone working, weight limits and the reach of our cover.',
  heading: 'Mobile Plant Operators Shrewsbury',
  intro:
    'Work around Shrewsbury is spread out: barns, lanes, flood walls, quarries. One capable operator with a machine that drives itself to site often does the lot. We also introduce operators here, where the A5 and M54 allow.',
  updated: '2026-11-20',
  roads: ['M54 via A5', 'A49', 'A53', 'A458', 'A488'],
  machines: [],
  latitude: 52.71,
  longitude: -2.75,
  related: {
    locations: ['telford', 'wolverhampton', 'stafford'],
    services: ['telehandler-operators', 'backhoe-operators', 'grader-operators', 'excavator-operators'],
    industries: ['road-construction', 'landscaping', 'quarry-operations'],
    resources: ['environmental-compliance', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Red or white diesel: settle it before the bowser comes',
      intro:
        'Farm and building work share yards around Shrewsbury, and the fuel rule divides them. Putting up a farm building counts as building.',
      caption: 'Common jobs near Shrewsbury and whether rebated fuel may be used',
      columns: ['Job', 'Fuel'],
      rows: [
        ['Moving bales or feed on the farm', 'Farming: rebated fuel is allowed'],
        ['Building a barn or concreting a silage clamp', 'Construction: full-duty diesel'],
        ['Quarry or gravel yard', 'Quarrying: full-duty diesel'],
        ['Felling and stacking timber', 'Forestry: rebated fuel is allowed'],
        ['Resurfacing a lane', 'Construction: full-duty diesel'],
      ],
    },
    {
      kind: 'prose',
      heading: 'One machine, one person, nobody else for miles',
      paragraphs: [
        [
          'Rural jobs are small crews on long drives. The operator has to set out, dig, load and grease, and ring if something breaks. A ',
          link('backhoe', '/services/backhoe-operators'),
          ` that drives to site earns its keep: ${card('A12')} or ${card('N201')}. For a portal-frame barn you want a `,
          link('telehandler', '/services/telehandler-operators'),
          `, ${card('A17')} or ${card('N010')}, with a hook only if lifting is planned and the person is trained for it.`,
        ],
        'Agree the lone-working call, the nearest postcode for an ambulance, and where the signal is. A farm trackway is no haul road: walk it for culverts, soft verges and overhead lines before the first axle.',
      ],
    },
    {
      kind: 'prose',
      heading: 'The town inside the loop',
      paragraphs: [
        'The Severn almost encircles the old centre, and old bridges lead into it. Check weight limits for each delivery. Work on flood walls and outfalls follows the river’s levels, so hire terms should say who pays for waiting. Old pavements can hide cellars: keep wheels off them, use a small tracked machine, and load spoil straight into a lorry.',
      ],
    },
    {
      kind: 'list',
      heading: 'Five A-roads and a motorway that stops short',
      items: [
        'From the east: M54, then the A5. Plant from the Black Country comes this way.',
        'A49 north to Whitchurch, south to Church Stretton, between hills.',
        'A53 towards Market Drayton.',
        'A458 to Welshpool and the border.',
        'A488 south-west: bends, timber lorries, few places to pass.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Stone in the hills, gravel in the valley',
      paragraphs: [
        [
          'Quarries south of the town break hard rock; the valley floor yields gravel. Haul roads and lanes both want a ',
          link('grader', '/services/grader-operators'),
          `. ${card('A19')} and ${card('N240')} are less common than excavator cards, so ask early. ${regulations.quarries.short} duties fall on the quarry operator, including giving newcomers the rules.`,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'For farms, estates and road crews',
      items: [
        {
          question: 'Is Shrewsbury inside your area?',
          answer:
            'The county lies outside our five listed regions. We also introduce operators in Shropshire where the A5 and M54 keep travel sensible. Ring with the village name, and we say at once what is realistic.',
        },
        {
          question: 'Can a farmer’s own driver use our hired telehandler?',
          answer: `On a construction job that driver needs the same training as anyone. ${regulations.puwer.short} looks at the work, and a licence for tractors is no proof.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'The fuel rule in full',
      checked: '2026-11-20',
      items: [
        regulationSource(regulations.redDiesel),
        {
          title: 'Excise Notice 75',
          publisher: 'HM Revenue & Customs',
          href: 'https://www.gov.uk/guidance/fuels-for-use-in-vehicles-excise-notice-75',
        },
      ],
    },
  ],
};
