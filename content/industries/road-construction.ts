import { card, weightSplits } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const roadConstruction: Industry = {
  name: 'Road Construction',
  title: 'Road Construction',
  group: 'roads',
  summary: 'Rollers, graders, backhoes and planers for new roads, street works and resurfacing.',
  pictogram: 'road',
  description:
    'Roller, grader and backhoe operators for roadworks: who needs a street works card, what trunk roads add, night closures and a handover list to print.',
  heading: 'Road Construction',
  intro:
    'Road plant works to millimetres beside live traffic, often at night. The card must match the machine, one person on street works must be qualified, and the swing must fit the lane. Those points, stage by stage, are set out here.',
  updated: '2026-11-20',
  related: {
    services: ['roller-operators', 'grader-operators', 'backhoe-operators', 'skid-steer-operators'],
    locations: ['coventry', 'stafford', 'derby', 'worcester'],
    industries: ['earthworks', 'infrastructure-projects'],
    resources: ['health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Your tail swing must stay inside the cones',
      text: `A 360 that fits a closed lane while it tracks may not fit while it slews. Measure the swing against the working width and the safety zone, and leave more than ${limits.tailClearance} behind the counterweight. If it does not clear, ask for a reduced-tail-swing machine or a wider closure.`,
    },
    {
      kind: 'steps',
      heading: 'From verge to surfacing, and who drives what',
      items: [
        {
          term: 'Clear and plane',
          text: [
            'Excavators take out verges and kerbs. ',
            link('Skid steers', '/services/skid-steer-operators'),
            ` carry a cold planer or sweeper on patches: ${card('A23')} or ${card('N212')}.`,
          ],
        },
        {
          term: 'Drain and duct',
          text: [
            'A ',
            link('backhoe', '/services/backhoe-operators'),
            ` travels between gullies under its own power. A typical one weighs well over ${weightSplits.backhoe} tonnes, so ${card('A12')} is the usual category, or ${card('N201')}.`,
          ],
        },
        {
          term: 'Formation and capping',
          text: 'Soft spots dug, capping spread by dozer, then proof-rolled while the engineer watches for deflection.',
        },
        {
          term: 'Sub-base',
          text: [
            'A ',
            link('grader', '/services/grader-operators'),
            ` trims camber and crossfall to the pins (${card('A19')} or ${card('N240')}). The roller follows at walking pace.`,
          ],
        },
        {
          term: 'Surfacing',
          text: [
            'Tandem and pneumatic ',
            link('rollers', '/services/roller-operators'),
            ` compact the mat before it cools. ${card('A31')} or ${card('N214')} covers ride-on types. Paver crews will ask for asphalt experience by name.`,
          ],
        },
        {
          term: 'Finish',
          text: 'Topsoil to verges, barrier foundations, signs craned in, cones lifted.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Street works, trunk roads and road travel each add rules',
      items: [
        {
          term: regulations.nrswa.short,
          text: [
            'Opening a public road for pipes and cables falls under the ',
            link(regulations.nrswa.name, regulations.nrswa.href),
            `. ${regulations.nrswa.asks}`,
          ],
        },
        {
          term: 'Trunk roads and motorways',
          text: 'National Highways adds rules of its own. Daily checks and a fastened belt on ride-on rollers are among them. Ask your client for the current sheet and forward it to us.',
        },
        {
          term: 'Plant on the public road',
          text: 'Driving a backhoe or grader between sites is road traffic law: entitlement to drive, registration, insurance, lights, boom and blade locked. A plant card proves none of that.',
        },
        {
          term: regulations.gs6.short,
          text: 'Overhead lines cross many verges. Goalposts and a height limit are set with the network operator before a boom or tipper body goes up.',
        },
        {
          term: 'Hot work',
          text: 'Asphalt burns through clothing. Sleeves down, gloves on, and clean cooling water within reach of the mat.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Book people around the closure window',
      paragraphs: [
        'Most carriageway closures are short and many are at night. Work back from the hour when the lane must reopen. Rolling is always last, and the mat will not wait.',
        'Give the closure reference, shift times, parking arrangements and the place where plant is dropped. Say if the hours follow a day shift elsewhere: an operator cannot do both, and fatigue around live traffic is your risk assessment as well as theirs.',
        [
          'Notice matters more here than on a fixed site. Send us night work as soon as the closure is granted. The ',
          link('hire page', '/hire-operators'),
          ' says what else speeds things along.',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Handover card for a roller or grader driver',
      items: [
        'Access point, route through the closure and speed limit',
        'Which side is live, and the clearance to it',
        'Marshal’s name, and the signal that means stop',
        'Reversing rules: camera, alarm, marshal, or no reversing',
        'Services under thin cover, where vibration is switched off',
        'Structures, culverts and edges with a stand-off marked',
        'Layer, target passes and temperature cut-off',
        'Spill kit, extinguisher and first-aid point',
      ],
    },
    {
      kind: 'prose',
      heading: 'Trunk roads that keep Midlands plant moving',
      paragraphs: [
        [
          'The A45, A46 and M6 serve ',
          link('Coventry', '/locations/coventry'),
          ', with the M69 running to Leicester. ',
          link('Derby', '/locations/derby'),
          ' has the A38, A50 and A52. ',
          link('Stafford', '/locations/stafford'),
          ' sits on two M6 junctions, 13 and 14. Worcester draws work along the A4440 and the M5, close to the Severn floodplain. Estate roads and junctions for new distribution parks add to it.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Gang and supervisor questions',
      items: [
        {
          question: 'Must the excavator driver hold a street works card?',
          answer:
            'Only if they are the qualified operative for that site. Otherwise somebody present holds it, and a qualified supervisor is named.',
        },
        {
          question: 'Can one operator grade and roll?',
          answer:
            'With both categories, yes, on a small job. On a surfacing shift keep them apart, since both machines are wanted in the same ten minutes.',
        },
      ],
    },
  ],
};
