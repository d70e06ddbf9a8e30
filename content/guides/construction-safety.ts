import { link } from '../model/text.ts';
import { limits, regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import type { Guide } from './guide.ts';

export const constructionSafety: Guide = {
  name: 'Construction Safety',
  group: 'on-site',
  summary: 'How to keep people clear of plant, who may signal to an operator, and a traffic walk to print.',
  heroDrawing: { kind: 'machine', machine: 'excavator-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'clear-of-plant' },
  description:
    'How to keep people and plant apart: controls in order, slew clearance, banksman and slinger signaller cards, and a traffic plan checklist to print.',
  question: 'How do you keep people and plant apart?',
  intro:
    'Give people and machines separate ground, fence off the slew and plan out reversing. A trained marshal comes last, because a marshal can be called away. There’s a traffic walk below to print for the cabin.',
  updated: '2026-11-23',
  related: {
    machines: [
      'excavator-operators',
      'dumper-operators',
      'loading-shovel-operators',
      'telehandler-operators',
    ],
    sectors: ['commercial-construction', 'demolition', 'infrastructure-projects'],
    guides: ['site-management', 'health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which controls work best?',
      jump: 'Best controls',
      intro: 'The strongest is at the top, and you only go down the list when the job makes you.',
      caption: 'Ways to keep people away from plant, strongest first',
      columns: ['Control', 'What it looks like', 'How it fails'],
      look: 'ranked',
      rows: [
        ['An empty area', 'Plant works while other trades are elsewhere', 'A late trade wanders in'],
        ['Separate routes', 'Own gates, fenced walkways, barriered crossings', 'Barriers moved and left'],
        ['No reversing', 'One-way loop, turning head, drive-through tip', 'A wagon parked in the loop'],
        ['Exclusion zone', 'Barriers round the slew and the tip', 'Zone set out for a smaller machine'],
        ['Better vision', 'Cameras, mirrors, lights, clean glass', 'Mud, low sun, a blind corner'],
        ['A marshal', 'Trained person in a safe position', 'Called away to a second job'],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Traffic plan walk before the first start-up',
      jump: 'Traffic walk to print',
      intro: 'Print this page and sign it off at the gate.',
      items: [
        'Pedestrian gate open and separate from the vehicle gate',
        'Walkway barriers complete from the cabin to the workface',
        'Crossings signed, lit and gated on the walkway side',
        'One-way loop clear of parked vans and materials',
        'Reversing areas marked, with a named marshal for each',
        'Slew zones barriered to suit today’s machine and attachment',
        'Stop blocks set back from every excavation edge and tip',
        'Radio channel agreed and tried from each cab',
        'Mirrors, cameras and beacons clean and working',
        'Lighting on if work starts or ends in the dark',
        'Service drawings in the cab and marks visible on the ground',
        'New starters inducted and told who may signal',
      ],
    },
    {
      kind: 'definitions',
      heading: 'How do excavators hurt people?',
      figure: 'excavator-slew',
      band: 'bright',
      intro: 'HSE names three ways, and you should watch for them round other machines too.',
      items: [
        {
          term: 'Moving',
          text: 'People get run over, above all when the machine’s tracking backwards. Give it a marked route and somewhere clear to go.',
        },
        {
          term: 'Slewing',
          text: `The counterweight can trap a person against a wall, a stack or a skip. Keep more than ${limits.tailClearance} clear behind the tail swing and fence off anything tighter.`,
        },
        {
          term: 'Working',
          text: 'The bucket can hit a person or come off. Keep people out of reach of the arm while the controls are live.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Banksman, vehicle marshal or slinger signaller?',
      jump: 'Banksman or signaller?',
      items: [
        {
          term: 'Vehicle marshal',
          text: `Also called a traffic marshal or banksman, they guide wagons and deliveries. Ask for ${category('A73')} or ${category('N403')}.`,
        },
        {
          term: 'Plant machinery marshal',
          text: `They watch the space round a working machine. ${category('A73')} covers that as well, and the NPORS card is ${category('N133')}.`,
        },
        {
          term: 'Slinger signaller',
          text: [
            `They sling the load and direct the lift, with ${category('A40')} or ${category('N402')}. You need a slinger for `,
            link('crane work', '/services/crane-operators'),
            ' and whenever a digger lifts.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What if the operator can’t see the signaller?',
      figure: 'shovel-blind-side',
      intro: 'They stop straight away and wait. Put both of these into every induction.',
      items: ['Only the signaller gives signals.', 'Anybody on site can give the stop.'],
    },
    {
      kind: 'steps',
      heading: 'How to walk up to a working machine',
      items: [
        {
          title: 'Wait outside',
          text: 'Stay behind the barrier, in front of the cab, where you can be seen.',
        },
        {
          title: 'Make contact',
          text: 'Use the radio or get eye contact, and don’t assume your wave has been seen.',
        },
        { title: 'Attachment down', text: 'The operator grounds the bucket and stops slewing.' },
        {
          title: 'Controls off',
          text: 'The operator sets the safety lever, so that a sleeve on the joystick can’t move anything.',
        },
        { title: 'Go in on the signal', text: 'Cross the line when the operator gives you the thumbs up.' },
        {
          title: 'Leave first, then restart',
          text: 'The operator waits until you’re back behind the barrier before the controls go live.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Cables and overhead lines',
      paragraphs: [
        `Brief the operator on both before the bucket goes in. For buried services follow HSE’s guide ${regulations.hsg47.short}: plan the work, find the services, then dig. That means showing them the drawing and the marks on the ground.`,
        `For overhead lines follow ${regulations.gs6.short} and ask the network operator for the clearance. A raised skip, boom or grab reaches higher than it looks from the cab.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Who’s responsible when we introduce the operator?',
      paragraphs: [
        [
          `You are, and a principal contractor shares the duty. ${regulations.cdm.short} covers employees, agency workers and the self-employed alike, and your traffic plan has to as well. HSE’s guide ${regulations.hsg144.short} shows how to plan the routes, and `,
          link('site management', '/resources/site-management'),
          ' covers the rest of the day.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Where this guidance comes from',
      checked: '2026-11-20',
      items: [
        sources.banksmen,
        sources.excavators,
        sources.safetyLever,
        regulationSource(regulations.hsg144),
        regulationSource(regulations.hsg47),
        regulationSource(regulations.gs6),
        regulationSource(regulations.cdm),
      ],
    },
  ],
};
