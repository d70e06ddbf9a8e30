import { blocks } from '../blocks';
import { category, categoryLimits } from '../categories';
import { machineBands, machineRanges } from '../machine-ranges';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import type { TicketChart, TicketGroup } from '../tickets';
import { bringMachine } from './bring-machine';
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
    asks: [{ code: 'A56' }],
    offScale: true,
    work: 'Long hauls over rough ground',
  },
  {
    name: 'Rigid dump truck',
    picture: 'rigid-truck',
    asks: [{ code: 'A57' }],
    offScale: true,
    work: 'Quarry roads',
  },
] as const satisfies readonly (TicketGroup & { readonly work: string })[];

const chart: TicketChart = {
  measure: 'Payload',
  served: machineBands.dumper,
  sizes,
  groups: [frontTippers, mini, ...hauling],
};

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
  intro: `Yes, we can get you a dumper driver, ${commitments.leadTime.text}. If it tips at the front, which is most site dumpers, ask for ${frontTipper}. Rear tippers and dump trucks need a different card, so ask the plant hire desk which end yours tips from.`,
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
      intro: `A “ten-tonne dumper” can be a front tipper or a rear tipper, and a site dumper card doesn’t cover a dump truck. We find drivers for site dumpers that carry ${machineRanges.dumper}, and for dump trucks too. If you’re not sure which you’ve got, read us the make and model.`,
      caption: 'Dumpers, the card category to ask for and where each fits',
      columns: ['Machine', 'Ask for', 'Where it fits'],
      image: 'dumper-operators',
      chart,
      rows: [
        [mini.name, category('N139'), 'Side gates, gardens, inside buildings'],
        ['Front tipper', frontTipper, 'Plots, estate roads, trench stone, bulk spoil'],
        ...hauling.map(({ name, asks, work }) => [name, category(asks[0].code), work]),
      ],
    },
    {
      kind: 'prose',
      heading: 'Usual jobs',
      paragraphs: [
        [
          'Dumper drivers take spoil from the dig to the heap and bring stone, sand or concrete back, mostly on short runs inside the fence. It’s usually ',
          link('house building', '/industries/residential-construction'),
          ', drainage and estate roads. For pallets and long loads ask for a ',
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
        'Tell us if it’s straight, swivel, side-tip or high-lift, because a driver who’s used that type before settles in faster. A high-lift skip has to be fully down before the dumper moves. Say as well if it’s a dual-view dumper, with a seat that turns to face the way you drive.',
      ],
    },
    blocks.checksAndPay,
    {
      kind: 'list',
      heading: 'What to have ready',
      sign: 'clipboard',
      items: [
        bringMachine('dumper'),
        'An induction, and a risk assessment and method statement (RAMS) that name the haul route, the tip point and the loading spot.',
        'A haul route that’s one-way where there’s room, and somebody to fill the ruts.',
        'Stop blocks at tip heads and trench edges, set back to suit the ground.',
        `A vehicle marshal (${category('A73')} or ${category('N403')}) wherever people and dumpers share the space.`,
        'Time to learn that model’s drive lever, tip lever, roll bar and immobiliser.',
        'A level place to park, and somebody to look after the key overnight.',
      ],
    },
    {
      kind: 'callout',
      heading: 'Get off while it’s being loaded',
      sign: 'cone',
      figure: 'dumper-loading',
      text: 'HSE’s advice is that the driver gets off first, with the park brake on and the engine stopped. Some cabbed dumpers are built for the driver to stay in. For those, follow the maker’s manual and your own risk assessment.',
    },
    {
      kind: 'prose',
      heading: 'Length of hire',
      paragraphs: [
        `You can take a dumper driver on for anything ${commitments.hireLength.text}. A concrete pour might need one day, and groundworkers might keep the driver for a whole phase.`,
      ],
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
      sign: 'cone',
      items: [
        {
          term: 'Overturning',
          text: [
            'Slopes, rough ground and trench edges turn dumpers over. Run straight up and down a bank, and ask the supplier for the slope limit. The work equipment regulations (',
            link(regulations.puwer.short, regulations.puwer.href),
            ') require a roll bar and a belt where plant could roll.',
          ],
        },
        {
          term: 'Thrown from the seat',
          text: 'The roll bar only protects a driver who’s belted in. HSE’s report on why some leave the belt off makes a good toolbox talk.',
        },
        {
          term: 'Running someone over',
          text: 'On most machines the skip is in front of the driver and hides anyone close to it. Keep people on a separate route and cut down reversing.',
        },
        {
          term: 'Going over the tip edge',
          text: 'Check the edge on foot after rain. Tip on level ground short of the drop, and let a dozer or a digger push the rest over.',
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
            'Only if it’s registered, lit and insured for the road and the driver has the right driving licence, because a plant card isn’t one. Talk to the highway authority about a crossing.',
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
