import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { regulationSource } from '../sources.ts';
import { addOns, bareCategory, category, people, weightSplits } from '../tickets/categories.ts';
import { schemeCells, ticketsFor, type TicketChart } from '../tickets/tickets.ts';
import { above, below } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady, photos } from './shared-sections.ts';

const split = weightSplits.backhoe;
const { tickets, line } = usualTickets.backhoe;

const full = { from: 8, to: 9 };

const chart: TicketChart = {
  measure: 'Operating weight',
  top: 10,
  sizes: { machine: 'backhoe-operators', weights: [{ from: 2, to: 3 }, full] },
  groups: [
    {
      name: 'Backhoe loader (180° excavator)',
      tickets,
    },
  ],
};

export const backhoeOperators: Machine = {
  name: 'Backhoe Operators',
  title: `Backhoe Operators for Hire, ${category('A12')}`,
  summary: 'Backhoe loader drivers (many people say JCB) for drainage, utilities and roadworks.',
  size: {
    length: 6.4,
    height: 3.2,
    pose: 'stabilisers down, arm half out',
    edges: [4, 307.6],
    source:
      'Backhoe of about 8 t, stabilisers down and arm half out. Scaled by the cab of a JCB 3CX: roof at 3.03 m, from the tables at synergyrentals.ae/compressor-solutions/jcb-procontrol',
  },
  group: 'usual',
  description: `We find backhoe drivers, for what many people call a JCB. Ask for ${category('A12')} or ${category('N201')}. See what it takes to drive it on the road and who pays.`,
  opening: `Yes, we find drivers for backhoe loaders (what many people call a JCB), ${promises.leadTime.text}.`,
  intro: `Ask for ${category('A12')} over ${split} tonnes, ${category('A10')} under, or ${category('N201')}.`,
  updated: '2026-11-23',
  ticketLine: line,
  variants: chart.groups.map((group) => ({
    ...group,
    companions: [people.locator, addOns.quickHitch],
    note: 'If it’ll lift anything on chains, call us before you book.',
  })),
  facts: {
    range: `Any size; most are about ${full.from}-${full.to} t`,
    hire: 'A day to a season',
    provide: 'The backhoe, service drawings, trench support',
  },
  related: {
    machines: ['excavator-operators', 'skid-steer-operators', 'dumper-operators', 'roller-operators'],
    sectors: ['road-construction', 'landscaping', 'residential-construction', 'infrastructure-projects'],
    towns: ['shrewsbury', 'worcester', 'telford', 'stourbridge'],
    guides: ['certifications', 'construction-safety', 'site-management'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        `CPCS calls a backhoe a 180 and splits the card at ${split} tonnes. A typical backhoe loader weighs ${full.from} to ${full.to} tonnes, so ask for ${bareCategory('A12')}. If you’re not sure it’s a backhoe, compare `,
        photos('backhoe loader'),
        '. If it’ll lift pipes or rings on chains, ring us before you book.',
      ],
      caption: 'Backhoe loaders by weight and the card category for each',
      columns: ['Machine', 'CPCS', 'NPORS'],
      chart,
      rows: [
        [`Full size, above ${split} t`, ...schemeCells(ticketsFor(tickets, above(split)))],
        [`Compact, below ${split} t`, ...schemeCells(ticketsFor(tickets, below(split)))],
      ],
    },
    checksAndCost(
      'backhoe driver',
      'which machines they’ve been on lately, and if they drive them on the road',
    ),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        [
          'A backhoe digs the trench, loads the stone and drives to the next job, which suits utilities, road gangs and estates. Where the machine can stay put, a ',
          link('360', '/services/excavator-operators'),
          ' is usually quicker. A drain connection takes one to three days and cable schemes run for months.',
        ],
        `Say what’s on each end: a 4-in-1 shovel, forks, trenching or ditching buckets, a breaker or an auger. We need the make of the quick hitch too, because the driver should be trained on that type, and ${category('N726')} (quick hitch awareness) helps.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Will it go on the road?',
      guide: 'On the road',
      paragraphs: [
        'If it travels between jobs, the driver needs a driving licence for it as well as the plant card, and the machine needs insurance, plates and lights. Mention it when you call, and check the licence yourself before they set off.',
      ],
    },
    haveReady(
      'backhoe',
      [
        'Service drawings for the whole run, including the verge and any private supply.',
        `A scan by someone trained to do it (such as ${category('N304')} or EUSR Category 1), marks on the ground and trial holes dug by hand.`,
        'Trench support or a safe batter, with the stabilisers well back from the edge.',
        [
          'On a road, traffic management and the qualified operative and supervisor that the street works law (',
          link(regulations.nrswa.short, regulations.nrswa.href),
          ') requires. The driver doesn’t have to be either of them.',
        ],
        [
          'For a load hung from the arm, a lift plan, a slinger signaller and an examined machine, as ',
          link(regulations.loler.short, regulations.loler.href),
          ' (the lifting regulations) requires.',
        ],
      ],
      'backhoe-stabilisers',
    ),
    dailyChecks(
      [
        'Shovel pins, clam rams and fork carriage',
        'Headlights, indicators, horn, number plate',
        'Tyres, wheel nuts and steering joints',
        'Brake pedals locked together before the road',
        'Parking brake holds on a ramp',
        'Seat turns and latches both ways',
        'Boom lock and slew lock engaged for travel',
        'Stabiliser legs and pads sound, no creep overnight',
        'Kingpost wear, slew ram hoses',
        'Quick hitch: pin visibly home, safety device fitted',
        'Mirrors, beacon, reversing alarm',
      ],
      'Walk round it from the shovel to the back bucket.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a 360 driver cover it for a week?',
          answer: `Not on that ticket alone, because ${bareCategory('A58')} and ${bareCategory('A59')} are for 360s, whatever the letter. The backhoe category has to be on the card too.`,
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'The swinging arm',
          text: 'It can pin a person against a wall, a wagon or a trench box. Fence the arc before the digging starts.',
        },
        {
          term: 'A stabiliser sinking',
          text: 'Verges and backfilled trenches give way under one pad. Use boards, and set up again if the cab goes off level.',
        },
        {
          term: 'Nobody watching the front',
          text: 'Facing backwards, the driver can’t see who walks past the shovel, so it goes on the ground before the seat turns.',
        },
        {
          term: 'Buried and overhead services',
          text: [
            'Follow HSE’s guides ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' for what’s in the ground and ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' for the lines above lanes and gateways.',
          ],
        },
        {
          term: 'The boom on the road',
          text: 'An unlocked boom can swing into the next lane, so the driver checks both locks before every move.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-21',
      items: [regulationSource(regulations.hsg47), regulationSource(regulations.nrswa)],
    },
  ],
};
