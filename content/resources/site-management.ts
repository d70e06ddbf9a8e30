import { card } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import type { Resource } from './resource';

export const siteManagement: Resource = {
  name: 'Site Management',
  group: 'on-site',
  summary: 'Who does what, haul roads, marshals, deliveries, fuel, welfare and the handover between shifts.',
  pictogram: 'users',
  description:
    'Running a site with mobile plant: who does what, haul roads, marshals, low-loader deliveries, fuel, welfare, shift handover and a Friday checklist.',
  heading: 'Run a site that plant can work on',
  intro:
    'An operator waits when nobody knows who fuels, who marshals or where the road goes. Settle those the week before. This guide covers who does what, haul roads, marshalling, deliveries, fuel, welfare and the handover, and ends with a list for Friday afternoon.',
  updated: '2026-11-20',
  related: {
    services: ['dumper-operators', 'grader-operators', 'telehandler-operators', 'dozer-operators'],
    industries: ['earthworks', 'residential-construction', 'infrastructure-projects', 'road-construction'],
    resources: ['construction-safety', 'project-planning', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Name the owner of each job before plant arrives',
      intro: [
        'An agency introduces; the site directs. A blank in this table becomes an argument on the second morning. See ',
        link('how hiring works', '/hire-operators'),
        '.',
      ],
      caption: 'Who normally looks after what when an operator is introduced',
      columns: ['Job', 'Usually falls to', 'Settle'],
      rows: [
        ['Induction and RAMS briefing', 'Site', 'Time and place'],
        ['Daily instructions', 'Site supervisor', 'One name, one deputy'],
        ['Walk-round and grease', 'Operator', 'Time allowed for it'],
        ['Breakdown and tyres', 'Plant owner', 'Number to ring, response'],
        ['Fuel', 'Site', 'Who fills, from what'],
        ['Marshalling', 'Site', 'Names and posts'],
        ['Lift plan', 'Appointed person', 'Drawn before the day'],
        ['Card and identity check', 'Agency first, site again', 'Copy on file'],
      ],
    },
    {
      kind: 'list',
      heading: 'Build the haul road as if it were the job',
      intro: [
        'Tyres, fuel and cycle times are decided by the surface. A ',
        link('grader', '/services/grader-operators'),
        ' or a dozer with an hour a day often repays itself on a long run.',
      ],
      items: [
        'Wide enough for the largest machine to pass another, or one-way with signed passing places',
        'Gradients within the maker’s limit for a loaded machine, in the wet, downhill',
        'Crossfall and ditches, so water leaves before it softens the base',
        'Edge bunds where there is a drop, built for the wheel that could reach them',
        'Junctions square, with sight lines kept clear of stockpiles',
        'A posted speed, and someone who looks at it',
        'Water bowser in dry spells, scraper blade in wet ones',
        'Crossings under power lines marked with goalposts',
      ],
    },
    {
      kind: 'prose',
      heading: 'Give every marshal a post and nothing else',
      paragraphs: [
        `A marshal who also signs delivery tickets does neither job. Put each one at a fixed post with a safe place to stand, a radio and a relief for breaks. Ask for ${card('N403')} at the gate and ${card('N133')} beside a working machine.`,
        [
          'Two machines in one area need one marshal with sight of both, or a line between them. The order of controls behind this is in ',
          link('construction safety', '/resources/construction-safety'),
          '.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Deliveries: the ten minutes that block a road',
      items: [
        {
          term: 'Slot',
          text: 'Book plant movements outside school runs and concrete pours. Ask the haulier to ring half an hour out.',
        },
        {
          term: 'Approach',
          text: 'Send the driver a pin, a gate number and the height or weight limits on the way.',
        },
        {
          term: 'Unloading',
          text: 'Firm and level ground, ramp length plus a machine length, no overhead lines, no walkway.',
        },
        {
          term: 'Who drives it off',
          text: 'The haulier’s driver or your operator, agreed on the phone. The category must fit.',
        },
        {
          term: 'First look',
          text: 'Photograph damage, hours and fuel before the lorry leaves.',
        },
        {
          term: 'Mud',
          text: 'Wheel wash or sweeper ready. The road outside is yours to keep clean.',
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Check what is in the bowser',
      text: `${regulations.redDiesel.asks} A hired machine may arrive with red in the tank. Ask the owner in writing.`,
    },
    {
      kind: 'prose',
      heading: 'Fuel once, in one place, with one person',
      paragraphs: [
        'Set the tank away from drains and ditches, bunded and locked. Keep a spill kit beside it and a drip tray under the nozzle. Engine off, no phone, no smoking. Fill at the end of the shift: less condensation in the tank, and no queue at seven.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Welfare starts on the first day',
      paragraphs: [
        `${regulations.cdm.short} wants it in place from the start of work and for everybody: toilets, hot and cold or warm water, soap, drinking water, somewhere to dry clothes and somewhere warm to sit and eat. An operator at the far end of a two-kilometre haul is included. Put a unit there, or allow the drive.`,
        'A cab is a workplace. Lunch in it, windows shut, engine running, means no break for the back or the lungs.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Hand over a machine in six sentences',
      intro: 'At shift change, or whenever a different operator climbs up.',
      items: [
        { term: 'State', text: 'What works, what is reported, what to nurse.' },
        { term: 'Ground', text: 'Soft spots, edges, services, where the last load went.' },
        { term: 'Task', text: 'Levels reached, next line, what the engineer wants.' },
        { term: 'People', text: 'Who else is in the area, and which channel.' },
        { term: 'Change', text: 'Route, attachment or plan altered since the briefing.' },
        { term: 'Sign', text: 'Both names and the time in the machine’s book.' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Friday list for a Monday start',
      items: [
        'Gate, route and parking sent to the operator',
        'Induction slot booked; what to bring stated',
        'Supervisor’s name and mobile number sent',
        'Plant delivery time confirmed by the haulier',
        'Permit to dig signed, service marks fresh',
        'Fuel and grease on site',
        'Marshals named for each post',
        'Welfare unlocked before the first arrival',
        'Wet-weather plan: what stops, what goes on',
        [link('Walk-round sheets', '/resources/plant-maintenance'), ' printed'],
      ],
    },
    {
      kind: 'sources',
      heading: 'Read further',
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
