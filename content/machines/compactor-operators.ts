import { askEarlyForOne } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource } from '../sources.ts';
import { category, categoryTitle } from '../tickets/categories.ts';
import { schemeCells } from '../tickets/tickets.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

export const compactorOperators: Machine = {
  name: 'Landfill Compactor Operators',
  title: `Landfill Compactor Operators for Hire, ${category('A32')}`,
  summary: 'Landfill compactor drivers for holiday and sickness cover, cell building and capping.',
  size: {
    length: 8.1,
    height: 4.1,
    pose: 'blade down',
    edges: [6.5, 313.1],
    source: 'Landfill compactor of about 40 t with blade, typical of its class',
  },
  group: 'specialist',
  description: `Landfill compactor drivers for holiday cover and capping work. ${category('A32')} or ${category('N224')}, how early to ask, and what to brief before the first shift.`,
  opening:
    'Yes, we find landfill compactor operators, for a fortnight’s holiday cover or a whole capping season.',
  intro: `${askEarlyForOne('compactor-operators')} Ask for ${category('A32')} or ${category('N224')}, plus time on a tipping face.`,
  updated: '2026-11-24',
  ticketLine: usualTickets.compactor.line,
  variants: [
    {
      name: 'Landfill compactor',
      tickets: usualTickets.compactor.tickets,
      note: `${category('A32')} covers soil as well, so ask for time on a tipping face.`,
    },
    { name: 'Soil compactor on engineered fill', tickets: [{ code: 'A32' }], fragment: 'soil' },
  ],
  facts: {
    range: 'Any weight, because one card covers them all',
    hire: 'Holiday relief to capping seasons',
    provide: 'The compactor, permit briefing, supervisor',
  },
  related: {
    machines: ['dozer-operators', 'loading-shovel-operators', 'grab-operators', 'roller-operators'],
    sectors: ['waste-management', 'earthworks', 'quarry-operations'],
    towns: ['walsall', 'nuneaton', 'west-bromwich', 'stafford'],
    guides: ['environmental-compliance', 'certifications', 'health-safety'],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which ticket do you need?',
      jump: 'Tickets',
      intro: `${category('A32')} is titled ${categoryTitle('A32')}, and a holder may have spent years on clay fill and never seen a tipping face. If it’s waste, say so and we’ll look for a driver who’s done it.`,
      caption: 'Machines on a landfill and the card category for each',
      columns: ['Machine', 'CPCS', 'NPORS'],
      rows: [
        ['Landfill compactor', ...schemeCells(usualTickets.compactor.tickets)],
        ['Soil compactor on engineered fill', ...schemeCells([{ code: 'A32' }])],
        ['Dozer shaping and covering', ...schemeCells(usualTickets.dozer.tickets)],
      ],
    },
    checksAndCost('compactor driver', 'how lately they’ve worked on a tipping face'),
    {
      kind: 'steps',
      heading: 'Usual jobs and length of hire',
      figure: 'compactor-layers',
      band: 'bright',
      intro: [
        'You may want someone for a week or two of holiday or sickness cover. Cell building and capping can run for months, usually alongside ',
        link('dozers', '/services/dozer-operators'),
        '. We need the model, the wheel pattern, the blade and the real hours, well ahead of any bank holiday. On most tips the driver repeats these five steps.',
      ],
      items: [
        { title: 'Wait', text: 'Keep back while lorries tip, until whoever runs the face gives the signal.' },
        { title: 'Spread', text: 'Push the waste out in thin layers that the wheels can break up.' },
        {
          title: 'Compact',
          text: 'Run the cleated wheels over each layer as often as the site’s density target needs.',
        },
        {
          title: 'Watch',
          text: 'Spot gas bottles, rope, wire and banned items from the cab and report them.',
        },
        {
          title: 'Cover',
          text: 'Cover the face with soil or other approved material when tipping stops.',
        },
      ],
    },
    haveReady('compactor', [
      [
        'The conditions of your permit on cover, height and waste types, in plain words. ',
        link('Environmental permitting', regulations.permitting.href),
        ' makes the permit holder responsible.',
      ],
      [
        'Someone to record each load as it comes in, for ',
        link(regulations.wasteTracking.short, regulations.wasteTracking.href),
        '.',
      ],
      'A face supervisor who controls the tipping and has a radio link to the cab.',
      'The rules on gas, leachate and fire, and where the fire suppression release is.',
      `Washing, changing and a clean place to eat, and your policy on vaccinations and health checks. Email them before we start looking, and ${promises.passedOn.text}.`,
    ]),
    dailyChecks(
      [
        'No cleats or caps missing or loose',
        'Wire and strapping cut from axles and hubs',
        'Striker bars and scraper fingers clear',
        'Belly guards empty of paper and film',
        'Radiator and screens blown through',
        'Cab filters in date, door seals whole, pressure holds',
        'Extinguisher charged, fire suppression showing green',
        'Cameras, mirrors and lights wiped',
        'Brakes, steering and articulation pin',
        'Alarm, beacon and radio check with the supervisor',
        'Seat belt and roll-over frame sound',
      ],
      'Do these on hard ground before driving on to the waste.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Would a roller driver do?',
          answer: `No, because ${category('A31')} and ${category('N214')} are for a ride-on roller, which is a different machine. Waste shifts and catches fire, so you need a driver who’s worked on it.`,
        },
        {
          question: 'Is the driver responsible for the permit?',
          answer:
            'No, the permit holder is responsible. The driver works to the conditions you’ve explained, and tells you about anything that shouldn’t be there.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'People at the face',
          text: 'Being hit by a vehicle is a leading cause of death in the waste industry. Lorry drivers stay in the cab or the marked area, and keep away from the back of the compactor.',
        },
        {
          term: 'Rolling over',
          text: 'Work up and down the slope, keep off loose edges and wear the belt.',
        },
        {
          term: 'Fire and landfill gas',
          text: 'Batteries and hot ash start fires under the wheels. Keep soil or water within reach, and don’t allow smoking on the site.',
        },
        {
          term: 'What’s in the load',
          text: `Expect sharps, dust and sometimes asbestos, which the hazardous substances rules (${regulations.coshh.short}) require you to control. That starts with a cab that’s sealed and filtered.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        {
          title: 'Waste industry safety guidance',
          publisher: 'WISH Forum',
          href: 'https://www.wishforum.org.uk/',
        },
        regulationSource(regulations.permitting),
      ],
    },
  ],
};
