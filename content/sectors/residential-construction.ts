import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { bareCategory, category, weightSplits } from '../tickets/categories.ts';
import { nporsSize } from '../tickets/ticket-notes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Sector } from './sector.ts';
import { checksAndPayIn } from './shared-sections.ts';

const machines: Sector['machines'] = [
  'telehandler-operators',
  'mini-digger',
  'dumper-operators',
  'roller-operators',
  'excavator-operators',
];

export const residentialConstruction: Sector = {
  name: 'Residential Construction',
  title: 'Telehandler, Digger and Dumper Drivers for Housing',
  group: 'building',
  summary:
    'Telehandler, digger, dumper and roller drivers for housing sites, from one plot to a whole estate.',
  heroDrawing: { kind: 'machine', machine: 'telehandler-operators' },
  machines,
  description:
    'Telehandler, digger and dumper drivers for housing sites. Which ticket for each phase of a plot, and dumper rules for the cabin wall.',
  intro: `We find telehandler, digger, dumper and roller drivers for housing sites, ${promises.leadTime.text}. You can hire ${promises.hireLength.text}. Say if the telehandler is going to lift trusses, because the driver then needs “suspended loads” on the card.`,
  updated: '2026-11-24',
  related: {
    machines: ['telehandler-operators', 'dumper-operators', 'excavator-operators', 'roller-operators'],
    towns: ['sutton-coldfield', 'rugby', 'shrewsbury', 'stafford'],
    sectors: ['commercial-construction', 'landscaping', 'road-construction'],
    guides: ['construction-safety', 'site-management'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which machines and tickets?',
      jump: 'Machines and tickets',
      intro: `If you want one driver for the digger and the dumper, say so, because some have both on one card. ${nporsSize}`,
      caption: 'Phases of a housing site, the plant, and the card to ask for',
      columns: ['Phase', 'Machine', 'Ask for'],
      machines,
      rows: [
        [
          'Estate road and sewers',
          `360 over ${weightSplits.excavator} tonnes`,
          `${category('A59', 'A', 'B')}, or ${category('N202')}`,
        ],
        [
          'Footings and drains',
          `Mini or midi digger, under ${weightSplits.excavator} tonnes`,
          `${category('A58', 'A', 'B')}, or ${category('N202')}`,
        ],
        ['Muck and concrete', 'Site dumper', usualTickets.dumper.line],
        ['Brick and block', 'Telehandler', usualTickets.telehandler.line],
        ['Roof trusses on a jib', 'Telehandler with suspended loads', usualTickets.telehandlerLifting.line],
        ['Roof trusses by crane', 'Compact crane', `${category('A66')} or ${category('N140')}`],
        ['Drives and gardens', 'Micro digger', `${category('A58', 'A', 'B')}, or ${category('N016')}`],
        ['Drives and gardens', 'Mini dumper', category('N139')],
        ['Sub-base and surface course', 'Ride-on roller', usualTickets.roller.line],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What goes wrong on a housing site',
      figure: 'dumper-loading',
      items: [
        {
          term: 'A dumper on a bank',
          text: [
            'A dumper that goes across a slope can roll. Print the dumper rules below for the cabin wall. The ',
            link('dumper page', '/services/dumper-operators'),
            ' covers haul routes, stop blocks and skips.',
          ],
        },
        {
          term: 'Plant among residents',
          text: 'Fence off plots that people have moved into, with a separate gate for deliveries and set hours for reversing.',
        },
        {
          term: 'A live connection',
          text: [
            'Plots are connected one at a time, so a cable that was dead last week may be live. Scan and mark before every dig, as HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' says.',
          ],
        },
        {
          term: 'Lifting gear out of date',
          text: [
            'The telehandler, its jib and every sling need an examination report that’s in date, under the lifting regulations (',
            link(regulations.loler.short, regulations.loler.href),
            ').',
          ],
        },
        {
          term: 'An open loading bay',
          text: 'Shut the scaffold gates after every drop.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'When should you book the telehandler driver?',
      paragraphs: [
        [
          'On most plots, book the ',
          link('telehandler driver', '/services/telehandler-operators'),
          ` while the footings are going in, because the bricklayers stop without one. We’ll ask for the heaviest lift and the furthest reach. The card shows basic training, and HSE’s code on lift trucks (`,
          link(regulations.l117.short, regulations.l117.href),
          ') says you add training for the job and familiarisation.',
        ],
      ],
    },
    checksAndPayIn('telehandler driver', 'if they’ve served bricklayers or lifted trusses'),
    {
      kind: 'checklist',
      heading: 'Dumper rules for the cabin wall',
      intro: [
        'Print these for every ',
        link('dumper driver', '/services/dumper-operators'),
        ' on an open machine with a roll bar.',
      ],
      items: [
        'Belt on, roll bar up and pinned, every trip',
        'Off the machine and clear of the bucket while it’s loaded',
        'Straight up or down a bank, never across',
        'Stop blocks in place before tipping into a trench',
        'Skip down for travel; get a guide if you can’t see over it',
        'Keys out at breaks and overnight',
      ],
    },
    {
      kind: 'questions',
      heading: 'One card for two machines, and trusses',
      items: [
        {
          question: 'Does one card cover digger and dumper?',
          answer: `It can. On a CPCS card look for ${bareCategory('A09')} for the dumper. For the digger it’s A58 under ${weightSplits.excavator} tonnes or A59 over, with letter A for tracks or B for wheels. On NPORS they’re ${category('N204')} and ${category('N202')}.`,
        },
        {
          question: 'Can a telehandler driver lift trusses?',
          answer:
            'Only with suspended loads on the card, an attachment that’s rated for it, a lift plan and a slinger signaller.',
        },
      ],
    },
  ],
};
