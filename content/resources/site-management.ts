import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const siteManagement: Resource = {
  name: 'Site Management',
  group: 'on-site',
  summary:
    'Who does what on a site with plant, haul roads, deliveries, shift handover and a Friday checklist.',
  pictogram: 'users',
  picture: 'dumper',
  description:
    'Getting a site ready for plant: a Friday checklist for a Monday start, who does what, haul roads, marshals, low-loader deliveries, fuel and handover.',
  heading: 'How do you get a site ready for plant?',
  intro:
    'Settle who fuels, who marshals and where the haul road goes the week before. If nobody’s decided, the operator sits and waits while you pay. Start with the Friday checklist, then use the table to put a name against every job.',
  updated: '2026-11-21',
  related: {
    services: ['dumper-operators', 'grader-operators', 'telehandler-operators', 'dozer-operators'],
    industries: ['earthworks', 'residential-construction', 'infrastructure-projects', 'road-construction'],
    resources: ['construction-safety', 'project-planning', 'environmental-compliance'],
  },
  jumps: {
    'Friday checklist for a Monday start': 'Friday checklist',
    'How to take a low-loader delivery': 'Low-loader delivery',
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Friday checklist for a Monday start',
      items: [
        'Gate, route and parking sent to the operator',
        'Induction booked, and the operator told what to bring',
        'Right-to-work check done by whoever’s taking the operator on',
        'Supervisor’s name and mobile number sent',
        'Plant delivery time confirmed by the haulier',
        'Permit to dig signed and service marks fresh',
        'Fuel and grease on site',
        'A named marshal for each post',
        'Welfare unlocked before the first arrival',
        'Wet-weather plan: what stops and what carries on',
        [link('Daily check sheets', '/resources/plant-maintenance'), ' printed'],
      ],
    },
    {
      kind: 'table',
      heading: 'Who does what when you take an operator on?',
      intro: [
        'We introduce the operator and you direct the work. Fill in a name for every row before plant arrives, and see ',
        link('how hiring works', '/hire-operators'),
        ' for the rest.',
      ],
      caption: 'Who normally looks after what when an operator is introduced',
      columns: ['Job', 'Usually down to', 'Agree'],
      rows: [
        ['Induction and RAMS (risk assessments and method statements)', 'Site', 'Time and place'],
        ['Daily instructions', 'Site supervisor', 'A name and a deputy'],
        ['Walk-round and grease', 'Operator', 'Time allowed for it'],
        ['Breakdown and tyres', 'Plant owner', 'Number to ring, response'],
        ['Fuel', 'Site', 'Who fills, and from what'],
        ['Marshalling', 'Site', 'Names and posts'],
        ['Lift plan', 'Appointed person', 'Ready before the day'],
        ['Card and identity check', 'Us first, then you at the gate', 'Copy on file'],
      ],
    },
    {
      kind: 'list',
      heading: 'What makes a good haul road?',
      intro: [
        'A better surface saves tyres, fuel and cycle time. On a long run, an hour a day from a ',
        link('grader', '/services/grader-operators'),
        ' or a dozer often pays for itself.',
      ],
      items: [
        'It’s wide enough for the biggest machines to pass, or it’s one-way with signed passing places.',
        'Gradients suit a loaded machine going downhill in the wet, by the maker’s limit.',
        'There’s a crossfall and ditches, so water runs off before it softens the base.',
        'Edge bunds at every drop are big enough for the wheels that could reach them.',
        'Junctions are square, and stockpiles don’t block the view.',
        'There’s a posted speed limit, and somebody who enforces it.',
        'You’ve got a water bowser for dry spells and a blade for wet ones.',
        'Goalposts mark every crossing under power lines.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How many marshals do you need?',
      paragraphs: [
        `If two machines share an area, you need a marshal who can see both, or a line between them that neither crosses. Give each marshal a fixed post, a radio, cover for breaks and no other job. Ask for ${card('N403')} at the gate, for a vehicle or traffic marshal, and ${card('N133')} beside a working machine.`,
        [
          'Marshals come last in the order of controls, and ',
          link('construction safety', '/resources/construction-safety'),
          ' shows what comes first.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'How to take a low-loader delivery',
      items: [
        {
          term: 'Book a slot',
          text: 'Keep clear of school runs and concrete pours, and ask the haulier to ring half an hour before.',
        },
        {
          term: 'Send directions',
          text: 'Give the driver a map pin, a gate number and any height or weight limit on the way.',
        },
        {
          term: 'Clear a space',
          text: 'You need firm, level ground as long as the ramps plus the machine, away from overhead lines and walkways.',
        },
        {
          term: 'Agree who unloads',
          text: 'It’s the haulier’s driver or your operator. If it’s yours, the category has to fit.',
        },
        {
          term: 'Take photos',
          text: 'Record damage, hours and fuel before the lorry leaves.',
        },
        {
          term: 'Watch the mud',
          text: 'Have a wheel wash or sweeper ready, because you have to keep the road outside clean.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Can you run plant on red diesel?',
      text: `Not on construction work. ${regulations.redDiesel.asks} A hired machine may arrive with red in the tank, so ask the owner in writing.`,
    },
    {
      kind: 'prose',
      heading: 'Fuel and welfare',
      paragraphs: [
        'Keep the tank bunded, locked and away from drains, with a spill kit beside it, and name the person who does the fuelling. Fill up at the end of the shift: you get less condensation and no queue at seven.',
        `${regulations.cdm.short} requires welfare from the first day for everyone on site. That means toilets, warm water and soap, drinking water, somewhere to dry clothes and somewhere warm to sit and eat. It covers the operator two kilometres down the haul road as well, so put a unit there or allow time for the drive.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'What to say when you hand over a machine',
      intro: 'Go through these at shift change, or whenever somebody else takes the seat.',
      items: [
        { term: 'Machine', text: 'Say what works, what’s been reported and what needs nursing.' },
        { term: 'Ground', text: 'Point out soft spots, edges, services and where the last load went.' },
        { term: 'Task', text: 'Give the levels reached, the next line and what the engineer’s asked for.' },
        { term: 'People', text: 'Say who else is in the area and which radio channel they’re on.' },
        { term: 'Changes', text: 'Mention any route, attachment or plan that’s changed since the briefing.' },
        { term: 'Signatures', text: 'Both of you sign the machine’s book and write in the time.' },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where to read more',
      checked: '2026-11-20',
      items: [
        sources.induction,
        sources.welfare,
        regulationSource(regulations.hsg144),
        regulationSource(regulations.cdm),
        regulationSource(regulations.redDiesel),
      ],
    },
  ],
};
