import { card } from '../cards';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const constructionSafety: Resource = {
  name: 'Construction Safety',
  group: 'on-site',
  summary: 'The order of controls between people and plant, who may signal, and a traffic walk to print.',
  pictogram: 'cone',
  description:
    'How to segregate people from plant: controls in order, slew clearance, who may signal to an operator, and a printable walk of the traffic plan.',
  heading: 'Keep people and plant apart: segregation, reversing and signals',
  intro:
    'Give people and machines their own ground, fence the slew, design out reversing, and use a trained marshal for what is left. That order does most of the work. Below are the controls, the signalling roles, a safe way to approach a cab, and a sheet to print.',
  updated: '2026-11-20',
  related: {
    services: [
      'excavator-operators',
      'dumper-operators',
      'loading-shovel-operators',
      'telehandler-operators',
    ],
    industries: ['commercial-construction', 'demolition', 'infrastructure-projects'],
    resources: ['site-management', 'health-safety', 'industry-standards'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Separate first, signal last',
      paragraphs: [
        `HSE puts segregation at the top of the order of control. A banksman is for the movements that nothing better can cover. ${regulations.hsg144.short} says the same in plainer words: plan the routes, then drive them.`,
        [
          'So the drawing matters more than the hi-vis. If two lines cross on the plan, move one of them. The wider running of the site is in ',
          link('site management', '/resources/site-management'),
          '.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Take the strongest control your ground allows',
      caption: 'Ways to keep people away from plant, strongest first',
      columns: ['Control', 'What it looks like', 'Where it breaks down'],
      rows: [
        ['Nobody there', 'Plant works while other trades are elsewhere', 'A late trade wanders in'],
        ['Own routes', 'Separate gates, fenced walkways, barriered crossings', 'Barriers moved and left'],
        ['No reversing', 'One-way loop, turning head, drive-through tip', 'A wagon parked in the loop'],
        ['Exclusion zone', 'Barriers round the slew and the tip', 'Zone drawn for a smaller machine'],
        ['Seeing better', 'Cameras, mirrors, lights, clean glass', 'Mud, low sun, one blind corner'],
        ['A marshal', 'Trained person, safe place to stand', 'Called away to do a second job'],
      ],
    },
    {
      kind: 'definitions',
      heading: 'An excavator can hurt people in three ways',
      intro: [
        'The list below is how HSE sorts the risk. It suits most of the machines on ',
        link('our services page', '/services'),
        '.',
      ],
      items: [
        {
          term: 'Moving',
          text: 'Worst when tracking backwards. Give it a route and a clear destination.',
        },
        {
          term: 'Slewing',
          text: `The counterweight traps people against walls, stacks and skips. Keep more than ${limits.tailClearance} clear behind the tail swing, and fence off whatever is tighter.`,
        },
        {
          term: 'Working',
          text: 'The bucket strikes, or it drops off. Nobody stands in reach of the arm while the controls are live.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Banksman, marshal and signaller are separate jobs',
      items: [
        {
          term: 'Vehicle marshal or banksman',
          text: `Guides wagons and deliveries. The category is ${card('N403')}.`,
        },
        {
          term: 'Plant machinery marshal',
          text: `Watches the space round a working machine: ${card('N133')}.`,
        },
        {
          term: 'Slinger/signaller',
          text: [
            `Attaches the load and directs the lift: ${card('A40')} or ${card('N402')}. Needed for `,
            link('crane work', '/services/crane-operators'),
            ' and wherever an excavator lifts.',
          ],
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Lost sight means stop',
      text: 'An operator who cannot see the signaller stops at once and waits. One person gives signals, and anyone at all may give the stop. Put both rules in the induction.',
    },
    {
      kind: 'steps',
      heading: 'Walk up to a working machine like this',
      items: [
        { term: 'Wait outside', text: 'Stay behind the barrier, in front of the cab, in view.' },
        { term: 'Make contact', text: 'Radio or eye contact. A wave at a busy cab counts for nothing.' },
        { term: 'Attachment down', text: 'The operator grounds the bucket and stops slewing.' },
        {
          term: 'Controls dead',
          text: 'The safety lever is set to isolate, so a sleeve on a joystick moves nothing.',
        },
        { term: 'Thumb up', text: 'Only now do you cross the line.' },
        {
          term: 'Leave, then restart',
          text: 'The operator sees you behind the barrier before the controls go live.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Put cables and overhead lines in the same briefing',
      paragraphs: [
        `A segregated site can still hit a cable. ${regulations.hsg47.short} has three parts. ${regulations.hsg47.asks} Show the operator the drawing and the marks on the ground before the bucket goes in.`,
        `For lines overhead, use ${regulations.gs6.short} and ask the network operator for the clearance. Raised dumper skips, telehandler booms and grab arms reach further up than people judge from the cab.`,
      ],
    },
    {
      kind: 'checklist',
      heading: 'Walk the traffic plan before the first engine starts',
      intro: 'Print this page and sign it off at the gate.',
      items: [
        'Pedestrian gate open, vehicle gate separate from it',
        'Walkway barriers complete from the cabin to the workface',
        'Crossings signed, lit and gated on the walkway side',
        'One-way loop free of parked vans and materials',
        'Reversing areas marked, with a named marshal for each',
        'Slew zones barriered to today’s machine and attachment',
        'Stop blocks set back from every excavation edge and tip',
        'Radio channel agreed and tried from each cab',
        'Mirrors, cameras and beacons clean and working',
        'Edge of the work lit if it starts or ends in the dark',
        'Service drawings in the cab, marks visible on the ground',
        'New faces inducted, and told who may signal',
      ],
    },
    {
      kind: 'prose',
      heading: 'The site keeps this duty when the operator is introduced',
      paragraphs: [
        `${regulations.cdm.short} treats agency workers and employees alike, so the contractor’s traffic plan covers both. We introduce the operator; you direct the work and make the final choice.`,
        [
          'The questions to settle first are listed in ',
          link('project planning', '/resources/project-planning'),
          ', and the hiring route itself on ',
          link('hire operators', '/hire-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'sources',
      heading: 'Where these rules come from',
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
