import { link } from '../model/text.ts';
import { regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { category } from '../tickets/categories.ts';
import type { Guide } from './guide.ts';

export const siteManagement: Guide = {
  name: 'Site Management',
  group: 'before-booking',
  summary:
    'Who does what on a site with plant, haul roads, deliveries, shift handover and a Friday checklist.',
  heroDrawing: { kind: 'machine', machine: 'dumper-operators' },
  thumbnail: { kind: 'guide', drawingFile: 'site-gate' },
  description:
    'Getting a site ready for plant: a Friday checklist for a Monday start, who does what, haul roads, marshals, low-loader deliveries, fuel and handover.',
  question: 'How do you get a site ready for plant?',
  intro:
    'The week before, settle who fuels, who marshals and where the haul road goes, or you’ll pay the operator to sit and wait. Start with the Friday checklist, then use the table to put a name against every job.',
  updated: '2026-11-24',
  related: {
    machines: ['dumper-operators', 'grader-operators', 'telehandler-operators', 'dozer-operators'],
    sectors: ['earthworks', 'residential-construction', 'infrastructure-projects', 'road-construction'],
    guides: ['construction-safety', 'project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'checklist',
      heading: 'Friday checklist for a Monday start',
      jump: 'Friday checklist',
      items: [
        'Gate, route and parking sent to the operator',
        'Induction booked, and the operator told what to bring',
        'Right-to-work check done and a dated copy kept',
        'Broker’s answer in writing',
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
        'We introduce the operator and you direct the work. Put a name against every row before plant arrives. The hire page has ',
        link('the steps of hiring', '/hire-operators'),
        '.',
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
      figure: 'haul-road',
      band: 'bright',
      intro: [
        'A good haul road saves tyres, fuel and cycle time. On a long run, get a ',
        link('grader', '/services/grader-operators'),
        ' or a dozer on it before ruts form.',
      ],
      items: [
        'Two machines can pass, or it’s one-way, or it’s single-track with passing places.',
        'A loaded machine can come down it in the wet, within the maker’s limit.',
        'It has a crossfall and ditches, and water runs off before it softens the base.',
        'Edge bunds at every drop are big enough for the wheels that could reach them.',
        'Junctions are square, and stockpiles don’t block the view.',
        'There’s a speed limit on a board, and a named person who enforces it.',
        'You’ve got a water bowser for dry spells and a blade for wet ones.',
        'Goalposts mark every crossing under power lines.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How many marshals do you need?',
      paragraphs: [
        `Where two machines share an area, you need a marshal who can see both, or a line between them that neither crosses. Give each marshal a fixed post, a radio, cover for breaks and no other job. ${category('A73')} covers the gate and the working machine. Under NPORS it’s ${category('N403')} at the gate and ${category('N133')} beside the machine.`,
        [
          'Use marshals after barriers and one-way routes, not instead of them: ',
          link('construction safety', '/resources/construction-safety'),
          ' gives the order.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'How to handle a low-loader delivery',
      jump: 'Low-loader delivery',
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
          text: 'It’s the haulier’s driver or your operator, and if it’s yours, the category has to fit.',
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
      kind: 'prose',
      heading: 'Fuel and welfare',
      paragraphs: [
        [
          'Keep the tank bunded, locked and away from drains, with a spill kit beside it. Name the person who fuels up, and fill up at the end of the shift to avoid a queue at seven. You can’t use ',
          link('red diesel', '/resources/environmental-compliance'),
          ' on construction work.',
        ],
        `${regulations.cdm.short} requires welfare from the first day, for the operator at the far end of the haul road as well. That means toilets, warm water and soap, drinking water, somewhere to dry clothes and somewhere warm to sit and eat. Put a unit there or allow time for the drive.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'What to say when you hand over a machine',
      intro: 'Go through these whenever another operator takes the seat.',
      items: [
        { title: 'Machine', text: 'Say what works, what’s been reported and what needs nursing.' },
        { title: 'Ground', text: 'Point out soft spots, edges, services and where the last load went.' },
        { title: 'Task', text: 'Give the levels reached, the next line and what the engineer’s asked for.' },
        { title: 'People', text: 'Say who else is in the area and which radio channel they’re on.' },
        {
          title: 'Changes',
          text: 'Mention any route, attachment or plan that’s changed since the briefing.',
        },
        { title: 'Signatures', text: 'Both of you sign the machine’s book and write in the time.' },
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
      ],
    },
  ],
};
