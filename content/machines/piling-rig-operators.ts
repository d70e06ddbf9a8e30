import { askEarlyForOne } from '../lead-times.ts';
import { link } from '../model/text.ts';
import { regulations } from '../regulations.ts';
import { coalPermit } from '../shared-sections.ts';
import { sources } from '../sources.ts';
import { bareCategory, category, people, weightSplits } from '../tickets/categories.ts';
import { schemeCells, ticketsFor, type TicketChart } from '../tickets/tickets.ts';
import { above, below } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const split = weightSplits.piling;
const { boredPiling, drivenPiling, tripodPiling } = usualTickets;

const chart: TicketChart = {
  measure: 'Weight of the rig',
  top: 2 * split,
  groups: [
    {
      name: 'Bored: rotary, CFA, mini-piles',
      drawing: 'bored-rig',
      tickets: boredPiling.tickets,
    },
    {
      name: 'Driven: precast, tube, sheet',
      drawing: 'driven-rig',
      tickets: drivenPiling.tickets,
    },
    { name: 'Tripod', drawing: 'tripod-rig', tickets: tripodPiling.tickets, withoutScale: true },
  ],
};

export const pilingRigOperators: Machine = {
  name: 'Piling Rig Operators',
  title: 'Piling Rig Operators for Hire, CPCS and NPORS',
  summary: 'Piling rig drivers for bored, driven and tripod rigs, matched to your method and rig weight.',
  size: {
    length: 7,
    height: 8.3,
    pose: 'mast up',
    edges: [90.6, 235.8],
    source: 'Compact rig for continuous flight auger piles, mast up, typical of its class',
  },
  group: 'specialist',
  description: `Piling rig operators for bored, driven and tripod rigs. See which CPCS or NPORS ticket to ask for, what the platform certificate is, and the daily checks.`,
  opening: 'Yes, we find piling rig operators for bored, driven and tripod rigs.',
  intro: `${askEarlyForOne('piling-rig-operators')} The CPCS card depends on the method, and on whether the rig is under or over ${split} tonnes. ${category('N221')} covers any of them, if the site takes NPORS.`,
  updated: '2026-11-24',
  ticketLine: `${bareCategory('A45')} to A48 by method and weight, A30 for a tripod, or ${category('N221')}`,
  variants: chart.groups.map((group) => ({
    ...group,
    name: `${group.name.split(':')[0]} piling rig`,
    companions: [people.rigAttendant, people.locator],
  })),
  facts: {
    range: `Any weight; the card splits at ${split} t`,
    hire: 'Days for mini-piles to months',
    categories: ['A45', 'A46', 'A47', 'A48', 'A30', 'N221'],
    provide: 'The rig, platform certificate, lift plan',
  },
  related: {
    machines: ['crane-operators', 'excavator-operators', 'dumper-operators'],
    sectors: ['commercial-construction', 'infrastructure-projects', 'residential-construction'],
    towns: ['birmingham', 'wolverhampton', 'dudley', 'nottingham'],
    guides: ['certifications', 'industry-standards', 'site-management'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro:
        'Find out if it’s bored or driven and what the rig weighs, and we’ll tell you the category. The codes for bored and driven rigs look alike, so read the words on the card too.',
      caption: 'Piling methods, where they are used and the card category for each',
      columns: ['Method', 'Where it’s used', 'CPCS', 'NPORS'],
      chart,
      rows: [
        [
          `Rotary or continuous flight auger (CFA), above ${split} t`,
          'Towers, sheds, basements',
          ...schemeCells(ticketsFor(boredPiling.tickets, above(split))),
        ],
        [
          `Bored mini-piles, below ${split} t`,
          'Extensions, underpinning, low headroom',
          ...schemeCells(ticketsFor(boredPiling.tickets, below(split))),
        ],
        [
          `Driven precast, tube or sheet, above ${split} t`,
          'Soft ground, river walls, abutments',
          ...schemeCells(ticketsFor(drivenPiling.tickets, above(split))),
        ],
        [
          `Driven, below ${split} t`,
          'Housing plots',
          ...schemeCells(ticketsFor(drivenPiling.tickets, below(split))),
        ],
        ['Tripod', 'Restricted access, boreholes', ...schemeCells(tripodPiling.tickets)],
      ],
    },
    checksAndCost('rig driver', 'which rigs and methods their last few jobs were on'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        [
          'Underpinning takes a few days and a run of house plots a week or two. A frame in the middle of ',
          link('Birmingham', '/locations/birmingham'),
          ' can keep a big rotary rig busy for months. Confirm the date a week before the start, once you know the platform will be ready.',
        ],
        `If the piles are CFA, ask if they’ve done them before, because the driver watches the concrete pressure as the auger comes out. When you call, tell us the tooling and what you know about the ground. Fill over old workings needs different experience from clay. A rig can’t work without a ground crew, so say if you’ve got an attendant (${category('N022')}).`,
      ],
    },
    {
      kind: 'callout',
      heading: 'Has the platform certificate been signed?',
      guide: 'Platform certificate',
      figure: 'piling-platform',
      text: [
        'Get it signed by the principal contractor before the rig tracks on, and show it to the operator. It confirms that the platform is designed, built and maintained for that rig. The ',
        link(sources.workingPlatforms.publisher, sources.workingPlatforms.href),
        ' (FPS) puts as many as a third of reported piling accidents down to defective working platforms.',
      ],
    },
    haveReady('rig', [
      'Track pressures from the rig’s maker, passed to the platform designer.',
      'A platform with its ramps and drainage finished, and old basements and shafts found and filled.',
      ['A coal permit where old workings are possible. ', ...coalPermit, '.'],
      'Pile positions pinned, platform edges fenced and services located.',
      [
        'A lift plan for cages and casing, because lifting on the service winch comes under the lifting regulations, ',
        link(regulations.loler.short, regulations.loler.href),
        '.',
      ],
      'A plan for rescue, and time with the fitter or maker on interlocks and mast raising.',
      'A fresh look at the platform after heavy rain, digging or repairs, and a log of weekly checks.',
    ]),
    dailyChecks([
      'Platform certificate on display, platform walked since the last shift',
      'Mast pins, back-stays and head sheaves',
      'Ropes and terminations; hook latch',
      'Auger guard and interlock proved by opening',
      'Emergency stops: cab, remote, foot of the mast',
      'Verticality and depth instruments read true',
      'Rotary head, kelly bar or hammer bolts',
      'Hydraulic hoses, whip checks on concrete lines',
      'Tracks extended and locked; slew brake',
      'Thorough examination report in date',
      'Exclusion barriers closed',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Does the rig driver need a crane ticket for the winch?',
          answer: [
            'Ask your appointed person, because it depends on the lift plan. A separate service crane needs ',
            link('its own operator', '/services/crane-operators'),
            '.',
          ],
        },
        {
          question: 'Will the operator log the piles?',
          answer:
            'They can, on the rig’s instruments, if you agree it before the start. Your piling engineer still accepts the piles.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'The turning auger',
          text: 'You can normally guard it from 0.5 m to 2 m above the ground, with an interlock that stops rotation, and you never tie the guard back.',
        },
        {
          term: 'The rig going over',
          text: 'It can go over if you track with the mast up, turn near an edge or cross a soft patch. Travel as the maker says.',
        },
        {
          term: 'Falling spoil and steel',
          text: 'Clay drops off the flights and cages swing. Clean the auger mechanically, and keep everyone but the crew out.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [
        sources.workingPlatforms,
        {
          title: 'Updated Working Platform Certificate, July 2025',
          publisher: 'Federation of Piling Specialists',
          href: 'https://www.fps.org.uk/news-views/news/fps-publishes-updated-working-platform-certificate-to-enhance-rig-safety',
        },
      ],
    },
  ],
};
