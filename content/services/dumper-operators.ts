import { category, categoryLetters, categoryLimits } from '../categories';
import { cardSchemes } from '../card-schemes';
import { machineBands, machineRanges } from '../machine-ranges';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { type TicketChart, type TicketGroup, ticketRows } from '../tickets';
import { checksAndCost, withCost } from './checks-and-cost';
import { haveReady } from './have-ready';
import type { Service } from './service';

const frontTipper = `${category('A09')} or ${category('N204')}`;

const sizes = [
  { from: 2, to: 3 },
  { from: 5, to: 6 },
  { from: 9, to: 10 },
];

const frontTippers: TicketGroup = {
  name: 'Front tipping dumper',
  picture: 'front-tipper',
  asks: [{ code: 'A09' }, { code: 'N204' }],
};

const mini: TicketGroup = {
  name: `Mini dumper, up to ${categoryLimits.N139?.to} t`,
  picture: 'mini-dumper',
  asks: [{ code: 'N139' }],
  offScale: true,
};

const hauling = [
  {
    name: 'Rear tipping dumper',
    picture: 'rear-tipper',
    asks: [{ code: 'N205' }],
    offScale: true,
    work: 'Bigger loads on site haul roads',
  },
  {
    name: 'Articulated dump truck',
    picture: 'articulated-truck',
    asks: [{ code: 'A56', letters: ['A', 'B'] }],
    offScale: true,
    work: `Long hauls over rough ground. Letter A is ${categoryLetters.A56.A}, B is ${categoryLetters.A56.B}`,
  },
  {
    name: 'Rigid dump truck',
    picture: 'rigid-truck',
    asks: [{ code: 'A57' }],
    offScale: true,
    work: 'Quarry roads',
    note: `Many quarries also take ${cardSchemes.mpqc.name}, their industry’s own card. We know of no ${cardSchemes.npors.name} category for a rigid chassis, so ask if the site takes ${category('N205')}, the rear tipping dumper.`,
  },
] as const satisfies readonly (TicketGroup & { readonly work: string; readonly note?: string })[];

const chart: TicketChart = {
  measure: 'Payload',
  served: machineBands.dumper,
  sizes,
  groups: [frontTippers, mini, ...hauling],
};

/** Where each machine of the chart fits. */
const work = [
  'Plots, estate roads, trench stone, bulk spoil',
  'Side gates, gardens, inside buildings',
  ...hauling.map((machine) => machine.work),
];

export const dumperOperators: Service = {
  machine: 'Dumper',
  name: 'Dumper Operators',
  title: `Dumper Driver Hire, ${frontTipper}`,
  summary: `Dumper drivers for site dumpers of ${machineRanges.dumper}, moving spoil, stone and concrete.`,
  drawing: 'dumper',
  group: 'usual',
  description:
    'Need a dumper driver? We find them across the Midlands and check the card. See which ticket covers front tippers, rear tippers and dump trucks.',
  heading: 'Dumper Operators',
  intro: withCost(
    `Yes, we can get you a dumper driver, ${commitments.leadTime.text}. If it tips at the front, like most site dumpers, ask for ${frontTipper}. Tips at the back, or a dump truck? That’s a different card. Ring us.`,
  ),
  updated: '2026-11-22',
  categories: { cpcs: ['A09'], npors: ['N204'] },
  tickets: [frontTippers, { ...mini, size: { from: 0, to: categoryLimits.N139?.to ?? 0 } }, ...hauling],
  plate: {
    range: machineRanges.dumper,
    hire: 'One pour to a whole phase',
    provide: 'Haul route, stop blocks, induction',
  },
  related: {
    services: [
      'excavator-operators',
      'roller-operators',
      'loading-shovel-operators',
      'telehandler-operators',
    ],
    industries: ['residential-construction', 'earthworks', 'landscaping', 'infrastructure-projects'],
    locations: ['birmingham', 'sutton-coldfield', 'coventry', 'rugby', 'worcester'],
    resources: ['certifications', 'construction-safety', 'health-safety', 'project-planning'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: 'A “ten-tonne dumper” can tip at either end. If you’re not sure, read us the make and model.',
      caption: 'Dumpers, the card category to ask for and where each fits',
      columns: ['Machine', 'Where it fits', 'CPCS', 'NPORS'],
      image: 'dumper-operators',
      chart,
      rows: ticketRows(chart).map((row, index) => row.toSpliced(1, 0, work[index] ?? '')),
    },
    checksAndCost('dumper driver', 'which dumpers and skips they’ve used lately'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        [
          'Dumper drivers take spoil from the dig to the heap and bring stone, sand or concrete back. It’s mostly ',
          link('house building', '/industries/residential-construction'),
          `, drainage and estate roads. You can hire one ${commitments.hireLength.text}: a day for a pour, or a whole phase with the groundworkers. For pallets and long loads ask for a `,
          link('telehandler driver', '/services/telehandler-operators'),
          ' instead.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Which skip is on it?',
      figure: 'dumper-skips',
      paragraphs: [
        'Straight, swivel, side-tip or high-lift? Tell us which skip. A high-lift skip has to be fully down before the dumper moves. If the seat turns to face the way you drive (dual-view), say that too.',
      ],
    },
    haveReady('dumper', [
      'A method statement that names the haul route, the tip point and the loading spot.',
      'A haul route with the ruts filled, one-way if two machines can’t pass.',
      'Stop blocks at tip heads and trench edges, set back to suit the ground.',
      `A vehicle marshal (${category('A73')} or ${category('N403')}) where people and dumpers share the space.`,
    ]),
    {
      kind: 'callout',
      heading: 'Get off while it’s being loaded',
      figure: 'dumper-loading',
      text: 'HSE’s advice is that the driver gets off first, with the park brake on and the engine stopped. Some cabbed dumpers are built for the driver to stay in. For those, follow the maker’s manual and your own risk assessment.',
    },
    {
      kind: 'checklist',
      heading: 'Daily checks to print',
      intro: 'Start with the engine off, then try the brakes and steering at walking pace.',
      items: [
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
        'If anything’s unsafe: dumper parked first, then the defect reported',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      folded: true,
      items: [
        {
          term: 'Overturning',
          text: [
            'Slopes, rough ground and trench edges turn dumpers over. Run straight up and down a bank, and ask the supplier for the slope limit. ',
            link(regulations.puwer.short, regulations.puwer.href),
            ' (the work equipment regulations) requires a roll bar and a belt where plant could roll, and the bar only protects a driver who’s belted in.',
          ],
        },
        {
          term: 'Running someone over',
          text: 'The skip hides anyone close to the front. Keep people on a separate route and cut down reversing.',
        },
        {
          term: 'Going over the tip edge',
          text: 'Check the edge on foot after rain. Tip short of the drop, and let a dozer or a digger push the rest over.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can the same person drive the dumper and the mini digger?',
          answer: [
            'Yes, if both categories are on the card and the machines don’t have to run at the same time. See ',
            link('360 excavator operators', '/services/excavator-operators'),
            ' for the digger’s ticket.',
          ],
        },
        {
          question: 'Can a site dumper go on the public road?',
          answer:
            'Only if it’s registered, lit and insured for the road. The driver needs a driving licence for it as well, because a plant card isn’t one.',
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [
        {
          title: 'CIS52: Safe use of site dumpers',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/pubns/cis52.pdf',
        },
        {
          title: 'Safe use of dumpers: Plant Safety Group good practice guide',
          publisher: 'Construction Plant-hire Association',
          href: 'https://www.cpa.uk.net/sfpsgdumpers/',
        },
        {
          title: 'RR1066: use and non-use of seat belts in forward tipping dumpers',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/research/rrhtm/rr1066.htm',
        },
      ],
    },
  ],
};
