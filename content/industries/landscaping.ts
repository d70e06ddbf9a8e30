import { card, cardTitle, weightSplits } from '../cards';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Industry } from './industry';

export const landscaping: Industry = {
  name: 'Landscaping',
  title: 'Landscaping',
  group: 'ground',
  summary: 'Skid steers, micro and mini diggers, dumpers and rollers for gardens, parks and estates.',
  pictogram: 'tree',
  description:
    'Micro digger, skid steer and dumper operators for landscape work: access, attachments, categories, buried services and soil handled in the right order.',
  heading: 'Landscaping',
  intro:
    'Landscape plant is small, and the mistakes it makes are visible for years. Start with the gate width and the ground you want to keep. Then choose machine, attachment and category from the tables here, and plan the route out first.',
  updated: '2026-11-20',
  related: {
    services: ['skid-steer-operators', 'excavator-operators', 'dumper-operators', 'backhoe-operators'],
    locations: ['stourbridge', 'worcester', 'shrewsbury', 'sutton-coldfield'],
    industries: ['residential-construction', 'earthworks'],
    resources: ['equipment-guides', 'environmental-compliance'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Measure the gate before you choose the digger',
      paragraphs: [
        'Access decides nearly everything. Measure the narrowest point, the headroom, the slope of the path and the strength of whatever lies beneath it. Photograph the route. Many micro machines retract their tracks to pass a garden gate, then widen to dig.',
        [
          'Next comes the ground you want to keep. Rubber tracks mark less than steel. Turning marks most of all, so an operator who plans a one-way route leaves less to reinstate. Ask for garden or sports-turf work by name when you ',
          link('send the enquiry', '/contact'),
          '.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Small plant, real cards',
      caption: 'Landscape jobs, the machine for each, and its category',
      columns: ['Job', 'Machine', 'Category'],
      rows: [
        ['Garden dig-out', 'Micro excavator up to 1 tonne', card('N016')],
        [
          'Ponds, terraces, walls',
          `Mini 360 below ${weightSplits.excavator} tonnes`,
          `${card('A58')} or ${card('N202')}`,
        ],
        ['Barrowing soil through a side gate', 'Mini dumper up to 1 tonne', card('N139')],
        ['Moving soil on an open site', 'Forward-tipping dumper', `${card('A09')} or ${card('N204')}`],
        ['Strip turf, sweep, auger holes', 'Skid steer', `${card('A23')} or ${card('N212')}`],
        [
          'Estate drains and ditches',
          `Backhoe over ${weightSplits.backhoe} tonnes`,
          `${card('A12')} or ${card('N201')}`,
        ],
        ['Pitch and park formation', 'Grader or small dozer', `${card('A19')}, ${card('A34')}`],
        ['Paths and car parks', 'Ride-on roller', `${card('A31')} or ${card('N214')}`],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Attachments worth naming on the enquiry',
      items: [
        {
          term: 'Tiltrotator',
          text: `Grades a bank or sets a boulder without moving the machine. ${card('N020')} is the category titled “${cardTitle('N020')}”. Drivers used to one work slowly without it.`,
        },
        {
          term: 'Auger',
          text: [
            'Tree pits, fence posts, sign foundations. A ',
            link('skid steer', '/services/skid-steer-operators'),
            ' or mini digger carries it; stand clear of the flight.',
          ],
        },
        {
          term: 'Quick hitch',
          text: `Buckets change often here, which is when they fall off. The pin or lock is checked by eye each time. ${card('N726')} covers awareness.`,
        },
        {
          term: 'Tree forks and log grab',
          text: 'Root balls weigh more than they look. Once one hangs from a sling, it is a lift with a plan.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Soft landscape is exempt from less than people think',
      items: [
        [
          'Planting and mowing alone fall outside the ',
          link(regulations.cdm.name, regulations.cdm.href),
          '. Walls, drainage, paving and earth-moving bring them in. For a householder the contractor takes on the client’s duties.',
        ],
        [
          link(regulations.hsg47.name, regulations.hsg47.href),
          `. ${regulations.hsg47.asks} Private lighting and irrigation are on nobody’s map.`,
        ],
        `Surplus soil and rubble leaving the job fall under the ${regulations.dutyOfCare.short}: registered carrier, transfer note, honest description. Knotweed needs its own plan.`,
        'Red diesel: farming and forestry may burn it, most construction may not. Building a garden or the grounds of a development is not farming. Check before filling the tank at a farm.',
        `Petrol cutters, breakers and plates bring hand-arm vibration; the ${regulations.vibration.short} count every tool in the day together.`,
      ],
    },
    {
      kind: 'callout',
      heading: 'A bank is steeper from the seat',
      text: 'Ride-on plant turns over on grass slopes, pond edges and hidden kerbs. Walk the slope first, travel straight up and down, keep the bucket low, belt on. Wet turf counts as a different slope.',
    },
    {
      kind: 'steps',
      heading: 'Order the work so nothing is tracked over twice',
      items: [
        {
          term: 'Protect',
          text: 'Fence root zones at the distance in the tree report. Lay boards on the paths and lawns that stay.',
        },
        {
          term: 'Strip and store',
          text: 'Lift topsoil while it is dry, heap it low, and keep plant off the heap.',
        },
        {
          term: 'Shape',
          text: [
            'Rough levels, drains and hard bases from the far end towards the gate. A ',
            link('dumper', '/services/dumper-operators'),
            ' keeps to one haul line.',
          ],
        },
        {
          term: 'Loosen',
          text: 'Rip the haul line before topsoil goes back, or grass will show it for years.',
        },
        { term: 'Finish', text: 'Spread, grade and leave by the route planned on day one.' },
      ],
    },
    {
      kind: 'prose',
      heading: 'Private estates, parks and river edges',
      paragraphs: [
        [
          'Around ',
          link('Sutton Coldfield', '/locations/sutton-coldfield'),
          ' there are private estates with mature trees and narrow gates. ',
          link('Stourbridge', '/locations/stourbridge'),
          ' has sandy ground to the west and canal-side plots. ',
          link('Worcester', '/locations/worcester'),
          ' and ',
          link('Shrewsbury', '/locations/shrewsbury'),
          ' have Severn banks, where winter levels rule the programme. Agree a stop level with the client.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Garden gate questions',
      items: [
        {
          question: 'Is a card needed for a one-tonne digger?',
          answer:
            'Law wants a trained, competent driver at any weight. Public clients and main contractors usually want to see it on a card.',
        },
        {
          question: 'Will the operator help with hand work?',
          answer: 'Agree that with them beforehand. Some will lay turf or kerbs, some stay in the seat.',
        },
      ],
    },
  ],
};
