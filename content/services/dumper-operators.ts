import { blocks } from '../blocks';
import { card, cardLimits, cardSchemes } from '../cards';
import { machineBands, machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import { sizeText, type TicketChart, type TicketGroup } from '../tickets';
import type { Service } from './service';

const frontTipper = `${card('A09')} or ${card('N204')}`;

const sizes = [
  { from: 2, to: 3 },
  { from: 5, to: 6 },
  { from: 9, to: 10 },
];

const work = [
  'Plot drainage, paths, small footings',
  'Estate roads, housing footings, trench stone',
  'Bulk spoil on wide routes with firm edges',
];

const frontTippers: TicketGroup = {
  name: 'Front tipping dumper',
  picture: 'front-tipper',
  asks: [{ code: 'A09' }, { code: 'N204' }],
};

const mini: TicketGroup = {
  name: `Mini dumper, up to ${cardLimits.N139?.to} t`,
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
  description:
    'Need a dumper driver? We find them across the Midlands and check the card. See which ticket covers front tippers, rear tippers and dump trucks.',
  heading: 'Dumper Operators',
  intro: `Yes, we can get you a dumper driver, ${promises.leadTime.text}. If the skip tips at the front, which is most site dumpers, the ticket is ${frontTipper}. Rear tippers and dump trucks need a different card, so check which end yours tips from.`,
  updated: '2026-11-21',
  cards: { cpcs: ['A09'], npors: ['N204'] },
  tickets: [frontTippers, { ...mini, size: { from: 0, to: cardLimits.N139?.to ?? 0 } }, ...hauling],
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
      intro: `A dumper’s size is what it can carry, and we find drivers for ${machineRanges.dumper}. Few front tippers carry more than about 10 tonnes, so anything bigger is probably a rear tipper.`,
      caption: 'Dumpers by payload, the card category to ask for and where each fits',
      columns: ['Machine', 'Ask for', 'Where it fits'],
      image: 'dumper-operators',
      chart,
      rows: [
        [mini.name, card('N139'), 'Side gates, gardens, inside buildings'],
        ...sizes.map((size, index) => [`Front tipper, ${sizeText(size)}`, frontTipper, work[index] ?? '']),
        ...hauling.map(({ name, asks, work: fits }) => [name, card(asks[0].code), fits]),
      ],
    },
    {
      kind: 'callout',
      heading: 'Which end does it tip from?',
      text: 'Ask the plant hire desk that before you call us, because “ten-tonne dumper” can mean a front tipper or a rear tipper. A site dumper card doesn’t cover a dump truck. If you’re not sure, read us the make and model, and say if it has a cab or a folding roll bar.',
    },
    {
      kind: 'prose',
      heading: 'What the work usually is',
      paragraphs: [
        [
          'Dumper drivers take spoil from the dig to the heap and bring stone, sand or concrete back. It’s mostly short runs inside the fence: ',
          link('house building', '/industries/residential-construction'),
          ', drainage, footpaths and estate roads. On most machines the driver sits behind the skip. On dual-view dumpers the seat turns to face the way they’re driving, so tell us if that’s what you’ve got.',
        ],
        [
          'The Construction Plant-hire Association says a dumper shouldn’t be an automatic choice. For pallets and long loads, ask for a ',
          link('telehandler driver', '/services/telehandler-operators'),
          '. For feeding a hopper from a stockpile, ask for a ',
          link('loading shovel', '/services/loading-shovel-operators'),
          '.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which skip is on it?',
      figure: 'dumper-skips',
      intro: 'Tell us the type, because a driver who’s used it before will settle in faster.',
      items: [
        {
          term: 'Straight skip',
          text: 'It suits heaps and open tips.',
        },
        { term: 'Swivel skip', text: 'It can fill a trench that runs beside the wheels.' },
        { term: 'Side-tip skip', text: 'It suits narrow routes.' },
        {
          term: 'High-lift skip',
          text: 'It empties into a lorry or over a wall, and it has to be down before moving.',
        },
      ],
    },
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'What else we look at for a dumper',
      paragraphs: [
        'The category has to match the way your machine tips. Tell us the payload and the ground as well, and we’ll look for someone who’s worked with both.',
        [
          `A red ${cardSchemes.cpcs.name} card (${cardSchemes.cpcs.red.title}) lasts ${cardSchemes.cpcs.red.years} years and a blue card (${cardSchemes.cpcs.blue.title}) lasts ${cardSchemes.cpcs.blue.years}. A traditional ${cardSchemes.npors.name} card has no CSCS logo, so ask if your gate takes it. `,
          link('Our card guide', '/resources/certifications'),
          ' explains each type.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      items: [
        'A site induction and your risk assessment and method statement (RAMS). They should name the haul route, the tip point and the loading spot.',
        'A haul route on a drawing, one-way where there’s room, with no blind crossings of footpaths.',
        'Somebody to fill the ruts as they appear.',
        'Stop blocks at tip heads and trench edges, set back to suit the ground.',
        'Familiarisation with that make and model: drive lever, tip lever, roll bar and immobiliser.',
        `A traffic marshal (${card('N403')} or ${card('N133')}) anywhere that people and dumpers share space.`,
        'A level place to park, fuel, and somebody to keep the key overnight.',
        'A right-to-work check before the driver’s first day.',
        'A lift plan if the digger that loads the skip also slings pipes. Hauling doesn’t need one.',
      ],
    },
    blocks.introducer,
    {
      kind: 'callout',
      heading: 'Get off while it’s being loaded',
      figure: 'dumper-loading',
      text: 'HSE’s advice to drivers is to get off the dumper when it’s being loaded. The driver puts the park brake on, stops the engine and waits where the digger driver can see them. Some cabbed dumpers are built for the driver to stay in. If you’ve got one of those, follow the maker’s manual and your own risk assessment, and brief both drivers.',
    },
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        `You can take a driver on for anything ${promises.hireLength.text}. A concrete pour might need one day. Groundworkers often keep somebody through the drainage, footings and roads of a phase.`,
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
        'Defects written down and reported; dumper parked until they’re fixed',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      items: [
        {
          term: 'Overturning',
          text: `Slopes, rough ground and trench edges turn dumpers over. Run straight up and down a bank, and ask the supplier for the slope limit. ${regulations.puwer.short}, the work equipment regulations, requires roll-over protection and a seat belt where plant could roll.`,
        },
        {
          term: 'Thrown from the seat',
          text: 'The roll bar only protects a driver who’s belted in. HSE report RR1066 looks at why some leave the belt off, and it makes a good toolbox talk.',
        },
        {
          term: 'Running someone over',
          text: `The skip hides anyone standing close in front. ${regulations.hsg144.short}, HSE’s guide to site vehicles, says to keep routes apart and cut down reversing.`,
        },
        {
          term: 'Travelling with the skip up',
          text: 'A raised high-lift skip takes the weight up with it. Lower it fully before you move, however short the trip.',
        },
        {
          term: 'Going over the tip edge',
          text: 'Check the edge on foot after rain. Tip on level ground short of the drop, and let a dozer or a digger push the rest over.',
        },
        {
          term: 'Vibration, noise and dust',
          text: `Ruts and speed cause the jolts, so grade the route and damp it down. The ${regulations.vibration.short}, the ${regulations.noise.short} and ${regulations.coshh.short} (the hazardous substances regulations) all apply.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can I get a dumper driver without the dumper?',
          answer:
            'Yes, that’s what we do: we find people only. You hire the dumper from your plant firm, and we look for somebody with the right ticket to drive it.',
        },
        {
          question: 'Can the same person drive the dumper and the mini digger?',
          answer: [
            'Yes, if the card shows both categories and the machines don’t have to run at the same time. Say so when you call, and see ',
            link('360 excavator operators', '/services/excavator-operators'),
            ' for the weight split.',
          ],
        },
        {
          question: 'Can a site dumper go on the public road?',
          answer:
            'Only if it’s registered, lit and insured for the road and the driver has the right driving licence. A CPCS or NPORS card doesn’t cover the highway. Talk to the highway authority about a crossing.',
        },
        {
          question: 'Who is responsible for the dumper on site?',
          answer: `You’re responsible, along with the principal contractor. ${regulations.cdm.short}, the construction regulations, covers agency and self-employed workers in the same way as your own people.`,
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
        regulationSource(regulations.hsg144),
        regulationSource(regulations.puwer),
      ],
    },
  ],
};
