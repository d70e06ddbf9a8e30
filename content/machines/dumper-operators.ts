import { formatNumber } from '../format/format-number.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { categoryLetters, categoryLimits } from '../tickets/categories.ts';
import { marshalCodes, quarryCards } from '../tickets/ticket-notes.ts';
import { ticketRows, type MachineVariant, type TicketChart, type TicketGroup } from '../tickets/tickets.ts';
import { inTonnes, sizesWithin, type TonneRange } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady, photos } from './shared-sections.ts';

/** In tonnes. Few larger front tippers are made. */
const largestFrontTipper = 10;

export const servedDumpers: TonneRange = { from: 1, to: 15 };
const servedTippers = { ...servedDumpers, to: Math.min(largestFrontTipper, servedDumpers.to) };

/** All times are in minutes. The distance is in metres. */
const example = { metres: 250, load: 3, offAndOn: 1, haul: 1.5, tip: 2, back: 1.5 } as const;
const atTheDigger = example.load + example.offAndOn;
const roundTrip = atTheDigger + example.haul + example.tip + example.back;
const longerTrip = roundTrip + example.haul + example.back;
const inMinutes = (minutes: number) => `${formatNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
const wholeDumpers = Math.floor(roundTrip / atTheDigger);

/** The dumper's width is in metres. The road widths are multiples of it, from HSE's checklist. */
const widths = { dumper: 2.55, oneWay: 2, twoWay: 3.5 } as const;
const metres = (times: number) => `${(times * widths.dumper).toFixed(1)} m`;

const weights = sizesWithin(servedTippers, [
  { from: 2, to: 3 },
  { from: 5, to: 6 },
  { from: 9, to: 10 },
]);

const frontTippers: TicketGroup = {
  name: 'Front tipping dumper',
  tickets: usualTickets.dumper.tickets,
  work: 'Plots, estate roads, trench stone, bulk spoil',
};

const mini: TicketGroup = {
  name: `Mini dumper, up to ${categoryLimits.N139?.to} t`,
  drawing: 'mini-dumper',
  tickets: [{ code: 'N139' }],
  work: 'Side gates, gardens, inside buildings',
  withoutScale: true,
};

const dumpTruckLetters = `Letter A is ${categoryLetters.A56.A}, and B is ${categoryLetters.A56.B}.`;

const articulated = {
  name: 'Articulated dump truck',
  drawing: { machine: 'articulated-truck' },
  tickets: usualTickets.articulatedTruck.tickets,
  withoutScale: true,
  work: 'Long hauls over rough ground',
  cpcsNote: dumpTruckLetters,
  note: dumpTruckLetters,
} as const;

const hauling = [
  articulated,
  {
    name: 'Rigid dump truck',
    drawing: { machine: 'rigid-truck' },
    tickets: usualTickets.rigidTruck.tickets,
    withoutScale: true,
    work: `Quarry roads, days or nights. ${quarryCards}`,
    note: quarryCards,
  },
] as const satisfies readonly (TicketGroup & MachineVariant)[];

const chart: TicketChart = {
  measure: 'Front tippers by payload',
  served: servedTippers,
  sizes: { machine: 'dumper-operators', weights },
  groups: [frontTippers, mini, ...hauling],
};

export const dumperOperators: Machine = {
  name: 'Dumper Operators',
  title: `Dumper Driver Hire, ${usualTickets.dumper.line}`,
  summary: `Dumper drivers for dumpers of ${inTonnes(servedDumpers)}, moving spoil, stone and concrete.`,
  size: {
    length: 4.2,
    height: 2.7,
    pose: 'roll bar up',
    edges: [36, 290],
    source: '6 t front tip dumper, roll bar up, typical of its class',
  },
  group: 'usual',
  description:
    'Need a dumper driver? We find them across the Midlands and check the card. See which ticket covers front tippers, rear tippers and dump trucks.',
  opening: `Yes, we can get you a dumper driver, ${promises.leadTime.text}.`,
  intro: [
    `For a site dumper that tips at the front ask for ${usualTickets.dumper.line}. For an articulated or rigid dump truck see `,
    link(
      'dump truck drivers, days or nights',
      '/industries/quarry-operations#dump-truck-drivers-days-or-nights',
    ),
    '.',
  ],
  updated: '2026-11-24',
  ticketLine: `${usualTickets.dumper.line} for a front tipper`,
  variants: [frontTippers, { ...mini, size: { from: 0, to: categoryLimits.N139?.to ?? 0 } }, ...hauling],
  facts: {
    range:
      servedDumpers.to > largestFrontTipper
        ? `${inTonnes(servedDumpers)}; front tippers to about ${largestFrontTipper} t`
        : inTonnes(servedDumpers),
    hire: 'One pour to a whole phase',
    categories: ['A09', 'N204'],
    provide: 'The dumper, haul route, induction',
  },
  related: {
    machines: [
      'excavator-operators',
      'roller-operators',
      'loading-shovel-operators',
      'telehandler-operators',
    ],
    sectors: ['residential-construction', 'earthworks', 'landscaping', 'infrastructure-projects'],
    towns: ['birmingham', 'sutton-coldfield', 'coventry', 'rugby'],
    guides: ['certifications', 'construction-safety', 'project-planning'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        `Few front tippers carry over ${largestFrontTipper} tonnes. Bigger ones are dump trucks, which tip at the back and need another card. To tell them apart, compare `,
        photos('site dumper'),
        ' and ',
        photos('articulated hauler', 'an'),
        ', or read us the make and model.',
      ],
      caption: 'Dumpers, the card category to ask for and where each fits',
      columns: ['Machine', 'Where it fits', 'CPCS', 'NPORS'],
      chart,
      rows: ticketRows(chart),
    },
    checksAndCost('dumper driver', 'which dumpers and skips they’ve used lately'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        [
          'Dumper drivers take spoil from the dig to the heap and bring stone, sand or concrete back, mostly on ',
          link('house building', '/industries/residential-construction'),
          `, drainage and estate roads. You can hire a driver ${promises.hireLength.text}.`,
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Which skip is on it?',
      guide: 'Which skip',
      intro: 'Say which skip it is when you call.',
      figure: 'dumper-skips',
      caption: 'Dumper skips compared: what each suits and what to watch',
      columns: ['Skip', 'What it suits', 'What to watch'],
      rows: [
        [
          'Straight',
          'Spoil to a heap and stone along an open road',
          'It only tips ahead, so leave room to turn and face the heap',
        ],
        [
          'Swivel',
          'Trenches and tight plots: it tips ahead or to either side',
          'Room to swing, and level ground, as the weight goes to one side',
        ],
        [
          'Side-tip',
          'Backfilling along a run, or a lane where the dumper can’t turn',
          'The edge it drives along, because the load goes out on that side',
        ],
        [
          'High-lift',
          'Tipping into a skip or a container, or over a low wall',
          'The skip has to be fully down before the dumper moves',
        ],
      ],
    },
    {
      kind: 'gantt-chart',
      heading: 'How many dumpers will one digger keep busy?',
      guide: 'How many dumpers',
      collapses: 'on-phones',
      jump: 'How many dumpers?',
      intro: `Divide the dumper’s round trip by the time it spends at the digger. Here’s an example with made-up times for a ${example.metres} m haul. With ${wholeDumpers} dumpers the digger waits ${inMinutes(roundTrip - wholeDumpers * atTheDigger)} in every round. With ${wholeDumpers + 1} it keeps going, and the dumpers wait instead. Double the haul and the trip takes ${inMinutes(longerTrip)}, which keeps ${formatNumber(longerTrip / atTheDigger)} dumpers busy. Time your own job before you book.`,
      caption: `Example of a dumper’s round trip on a ${example.metres} m haul, and the number of dumpers it works out at`,
      columns: ['Part of the trip', 'Minutes'],
      parts: [
        { label: 'Loading: nine buckets at 20 seconds each', duration: example.load },
        { label: 'Driver gets off first and on again after', duration: example.offAndOn },
        { label: `Haul, ${example.metres} m at 10 km/h`, duration: example.haul },
        { label: 'Line up, tip and turn', duration: example.tip },
        { label: 'Back again, empty', duration: example.back },
      ],
      sumLabel: 'Round trip',
      result: {
        label: `Dumpers: ${formatNumber(roundTrip)} ÷ ${inMinutes(atTheDigger)} at the digger`,
        value: roundTrip / atTheDigger,
      },
    },
    {
      kind: 'definitions',
      heading: 'Haul routes, slopes and stop blocks',
      guide: 'Haul routes and slopes',
      collapses: 'on-phones',
      items: [
        {
          term: 'Width',
          text: `HSE’s checklist for site roads asks for twice the width of the vehicle on a single track and ${widths.twoWay} times where two have to pass. If yours is ${widths.dumper} m wide, that makes ${metres(widths.oneWay)} and ${metres(widths.twoWay)}, so a one-way loop may fit where a two-way road won’t.`,
        },
        {
          term: 'Surface',
          text: 'Fill the ruts and clear the debris, because rough ground throws drivers out of the seat and cuts the slope that a dumper can take.',
        },
        {
          term: 'Slopes',
          text: 'Drive straight up and down, not across. Ask the supplier for the limit of that machine and allow less on rough or wet ground.',
        },
        {
          term: 'Stop blocks',
          text: 'Put them where the dumper tips into a trench or over an edge, far enough back that its weight can’t bring the side in. Look at the edge again after rain.',
        },
        {
          term: 'Stockpiles',
          text: 'HSE says to keep dumpers off them wherever possible. Tip at the foot and let a digger or a dozer build the heap.',
        },
        {
          term: 'Public roads',
          text: 'A dumper may only go on one if it’s registered, insured and lit for the road, and that includes crossing a lane between two gates. Ask the hire firm, because many aren’t. The driver needs a driving licence that covers it too, since a plant card isn’t one.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Cab or roll bar?',
      figure: 'dumper-loading',
      paragraphs: [
        'Say if it’s a cab or a roll bar, because it changes what the driver does while the dumper is loaded. HSE’s advice is to get off first, with the park brake on and the engine stopped. If the cab is built for the driver to stay in, follow the maker’s manual and your own risk assessment.',
        'Some sites insist on a cab, so ask first. A roll bar only protects a driver who’s belted in, and the belt goes on in a cab too. If the seat turns to face the way you drive (dual-view), say that too.',
      ],
    },
    haveReady('dumper', [
      'A method statement that names the haul route, the tip point and the loading spot.',
      'Stop blocks at tip heads and trench edges, set back to suit the ground.',
      `A marshal (${marshalCodes}) where people and dumpers mix.`,
    ]),
    dailyChecks(
      [
        'Tyres: cuts, pressure, wheel nuts',
        'Roll bar (ROPS) upright, both pins in and clipped',
        'Seat fixed; belt webbing, buckle and reel sound',
        'Articulation lock out and stowed; pivot greased, no cracks',
        'Skip latch works; skip pins and hoses dry and secure',
        'Oil, coolant and fuel; no leaks on the ground below',
        'Pedals and steps free of mud',
        'Steering works from lock to lock',
        'Service brake and parking brake both grip',
        'Lights, beacon, horn, mirrors or camera clean and working',
      ],
      'Start with the engine off, then try the brakes and steering at walking pace.',
    ),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can the same person drive the dumper and the mini digger?',
          answer: [
            'Yes, if both categories are on the card and the two machines never have to run at the same time. The digger’s ticket is on the page about ',
            link('360 excavator operators', '/services/excavator-operators'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      collapses: 'on-phones',
      items: [
        {
          term: 'Overturning',
          text: [
            'HSE says that over 60% of dumper deaths are drivers crushed when the machine goes over. ',
            link(regulations.puwer.short, regulations.puwer.href),
            ' (the work equipment regulations) requires a roll bar and a belt where plant could roll, and the belt goes on for every trip.',
          ],
        },
        {
          term: 'Running someone over',
          text: 'Most other deaths are people on foot, because the skip hides anyone close to the front. Keep people on a separate route, and never heap the load above the edge of the skip.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-23',
      items: [
        {
          title: 'Dumpers: construction safety topics',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/construction/safetytopics/dumpers.htm',
        },
        {
          title: 'CIS52: Safe use of site dumpers',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/pubns/cis52.pdf',
        },
        {
          title: 'Workplace transport checklist, section 2: traffic routes',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/workplacetransport/checklist/section2.htm',
        },
        {
          title: 'Safe use of dumpers: Plant Safety Group good practice guide',
          publisher: 'Construction Plant-hire Association',
          href: 'https://www.cpa.uk.net/sfpsgdumpers/',
        },
      ],
    },
  ],
};
