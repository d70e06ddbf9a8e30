import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource, sources } from '../sources.ts';
import { bareCategory, category, categoryLetters, people } from '../tickets/categories.ts';
import { ticketRows, type TicketChart, type TicketGroup } from '../tickets/tickets.ts';
import { inTonnes, type TonneRange } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const onForks: TicketGroup = {
  name: 'Fixed boom, forks or bucket',
  drawing: 'fork-boom',
  tickets: usualTickets.telehandler.tickets,
};

const onHook: TicketGroup = {
  name: 'Fixed boom, load on a hook',
  drawing: 'hook-boom',
  tickets: usualTickets.telehandlerLifting.tickets,
};

const slewing: TicketGroup = {
  name: 'Boom that slews 360°',
  drawing: 'slewing-boom',
  tickets: [{ code: 'A77' }],
};

const served: TonneRange = { from: 2.5, to: 20, andMore: true };

const chart: TicketChart = {
  served,
  groups: [onForks, onHook, slewing],
};

export const telehandlerOperators: Machine = {
  name: 'Telehandler Operators',
  title: `Telehandler Driver Hire, ${bareCategory('A17')} and Lifting`,
  summary: 'Telehandler drivers for forks, bucket or hook, matched to your machine and what it’ll lift.',
  size: {
    length: 6.4,
    height: 3.6,
    pose: 'boom raised',
    edges: [6, 294],
    source: 'Telehandler of about 4 t capacity, boom raised, typical of its class',
  },
  group: 'usual',
  description:
    'We find telehandler drivers in the Midlands. Forks need one ticket and a load on a hook needs more. See which card to ask for, with a daily checklist.',
  opening: `Yes, we can get you a telehandler (telescopic handler) driver, ${promises.leadTime.text}.`,
  intro: `For pallets on forks ask for ${category('A17', 'C')} or ${category('N010')}. For a load on a hook or jib they need ${category('A17', 'E')} or ${category('N138')} too.`,
  updated: '2026-11-23',
  ticketLine: usualTickets.telehandler.line,
  variants: [
    {
      name: 'Telehandler with a fixed boom',
      tickets: onForks.tickets,
      lifting: { without: 'Forks or bucket', with: 'A load on a hook', tickets: onHook.tickets },
    },
    {
      name: 'Telehandler with a boom that slews 360°',
      tickets: slewing.tickets,
      note: `${category('A77')} includes a load on a hook, which needs a lift plan and a slinger signaller.`,
      companions: [people.slinger, people.appointedPerson],
    },
  ],
  facts: {
    range: inTonnes(served),
    hire: 'One delivery day to a whole build',
    categories: ['A17', 'N010'],
    provide: 'The telehandler, lift plan, routes',
  },
  related: {
    machines: ['forklift-operators', 'crane-operators', 'loading-shovel-operators'],
    sectors: ['residential-construction', 'commercial-construction', 'infrastructure-projects'],
    towns: ['sutton-coldfield', 'rugby', 'coventry', 'worcester', 'stafford'],
    guides: ['certifications', 'site-management', 'health-safety'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: `The ticket depends on the boom and on what hangs from it. Anything on a hook, jib or winch is a suspended load, and that includes roof trusses. On a CPCS card letter C covers ${categoryLetters.A17.C}, and E adds a load on a hook. If the boom slews, ask for ${category('A77')}, which includes suspended loads and replaced the old letter D in 2018.`,
      caption: 'Telehandler work and the CPCS and NPORS categories to ask for',
      columns: ['Machine and work', 'CPCS', 'NPORS'],
      chart,
      rows: ticketRows(chart),
    },
    checksAndCost(
      'telehandler driver',
      'which machines they’ve been on lately, and if they’ve worked with a hook',
    ),
    {
      kind: 'prose',
      heading: 'What a hook job needs',
      guide: 'Hook jobs',
      collapses: 'on-phones',
      paragraphs: [
        [
          `You’ll need a lift plan and a slinger signaller with ${category('A40')} or ${category('N402')}, because the driver mustn’t sling the load as well. Our `,
          link('site safety guide', '/resources/construction-safety'),
          ' says who does what on a lift. Lifting people needs a work platform that the maker allows on that machine, training for it and a rescue plan.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Usual jobs and length of hire',
      figure: 'telehandler-chart',
      intro: [
        `You can hire a driver ${promises.hireLength.text}, for one truss delivery, a whole `,
        link('housing site', '/industries/residential-construction'),
        ' or ',
        link('a farm', '/hire-operators#farms-yards-and-other-businesses'),
        ', where the driver needs the same training. The rated capacity is what it lifts with the boom in and down. When you call, have the heaviest load, the furthest reach and every attachment ready, and say which gangs the driver will serve.',
      ],
      caption: 'Telehandler capacity bands with their usual work and what limits each',
      columns: ['Rated capacity', 'Usual work', 'What limits it'],
      rows: [
        ['Up to 3 t', 'House plots, barns, basements, low headroom', 'Reach over scaffold'],
        ['3-5 t', 'Estates, steel frames, cladding, roof trusses', 'Outreach with stabilisers up'],
        ['Above 5 t', 'Precast, pipe yards, waste bales, tyre handling', 'Ground pressure and turning room'],
      ],
    },
    haveReady('telehandler', [
      [
        'Time on that exact model: controls, load chart and stability cut-out. ',
        link(regulations.l117.short, regulations.l117.href),
        ', HSE’s code for lift trucks, counts this as a stage of training.',
      ],
      'A level, drained loading-out area and separate routes for plant and people, with trench edges, chambers and backfilled services marked.',
      [
        'A plan for the heaviest load at the furthest reach, on forks as well as hooks, and examination reports for the machine, hooks and slings. ',
        link(regulations.loler.short, regulations.loler.href),
        ' (the lifting regulations) covers them all.',
      ],
    ]),
    dailyChecks([
      'Load chart present, legible and for this attachment',
      'Safe load indicator passes its self-test',
      'Forks straight, heels unworn, locking pins home',
      'Carriage and attachment latch checked by eye, shut',
      'Boom wear pads and chains free of slack or damage',
      'Tyre pressures right, as a soft tyre tilts a raised load',
      'Steering modes line up when switched',
      'Stabilisers and frame levelling respond evenly',
      'Offside mirror and camera give a view past the boom',
      'Belt, horn, beacon and reversing alarm work',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a forklift driver use the telehandler?',
          answer: [
            'Not on a forklift card, because the boom changes how it balances. Training and card are separate from those for ',
            link('masted forklifts', '/services/forklift-operators'),
            '.',
          ],
        },
        {
          question: 'Does the driver plan the lifts?',
          answer:
            'No, your competent person plans them, and the driver works to the plan. If the load, the reach or the ground isn’t what it says, the driver stops.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Tipping forwards',
          text: 'A load that’s safe close in can tip the machine further out, so check the chart for reach and weight.',
        },
        {
          term: 'Tipping sideways',
          text: 'Cross slopes and turns with the boom up cause it, so travel with the boom low and in.',
        },
        {
          term: 'People on the offside',
          text: 'The driver can’t see past the boom on that side. Separate the routes, and put a vehicle marshal where they cross.',
        },
        {
          term: 'Overhead lines',
          text: [
            'Look up at the gate and along the scaffold before you set the route, and follow HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-26',
      items: [
        {
          title: 'The CPCS bulletin on telehandlers that slew',
          publisher: 'BAM Construction Training, a CPCS test centre',
          href: 'https://www.bamct.co.uk/cpcs-update-for-360-telehandler-operators/',
        },
        sources.cpcs,
        sources.npors,
        regulationSource(regulations.l117),
      ],
    },
  ],
};
