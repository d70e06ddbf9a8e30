import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import { regulationSource } from '../sources';
import type { Service } from './service';

export const dumperOperators: Service = {
  machine: 'Dumper',
  name: 'Dumper Operators',
  title: 'Dumper Operators',
  summary: `Site dumpers of ${machineRanges.dumper}: spoil out, stone and concrete in.`,
  drawing: 'dumper',
  description:
    'Hire a site dumper operator in the Midlands: which card covers front and rear tippers, payload bands, loading rules and a walk-round sheet.',
  heading: 'Dumper Operators',
  intro:
    'Most site dumpers tip to the front, and the card has to say so. Ask for that category, pick the payload that fits your gate, and plan the route before the driver comes. The driver gets off while the excavator loads it.',
  updated: '2026-11-20',
  cards: { cpcs: ['A09'], npors: ['N204'] },
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
      kind: 'prose',
      heading: 'Short hauls on ground a lorry cannot cross',
      paragraphs: [
        [
          'A forward tipping dumper takes spoil from the dig to the heap and brings stone, sand or concrete back. The driver sits behind the skip and tips over the front wheels. Runs are short and stay inside the fence. ',
          link('House building', '/industries/residential-construction'),
          ', drainage, footpaths and estate roads are its usual work.',
        ],
        'The skip decides how it unloads. A straight skip tips ahead only. A swivel skip turns, so it can fill a trench that runs beside the wheels. A side-tip skip empties to one side. A high-lift skip empties into a lorry or over a wall.',
        [
          'Check first that a dumper is the right plant. The Construction Plant-hire Association (CPA) says it should not be an automatic choice. A ',
          link('telehandler', '/services/telehandler-operators'),
          ' suits pallets and long loads. A ',
          link('loading shovel', '/services/loading-shovel-operators'),
          ' suits a stockpile that feeds a hopper. Long haul roads call for dump trucks.',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Match the payload to the gate and to the bucket',
      intro: `A dumper is named after what it carries. The range served is ${machineRanges.dumper}, which takes in more than one type.`,
      caption: 'Dumper payloads, where each fits and what to watch',
      columns: ['Payload', 'Where it fits', 'Watch for'],
      rows: [
        ['Up to 1 t', 'Side gates, gardens, inside buildings', 'Often tracked or driven from a step'],
        ['2-3 t', 'Plot drainage, paths, small footings', 'Too big a loading bucket: spill and tipping'],
        ['5-6 t', 'Estate roads, housing footings, trench stone', 'A heaped skip that hides what is ahead'],
        ['9-10 t', 'Bulk spoil on housing and civils', 'Wide routes, firm edges, passing places'],
        [
          'Above about 10 t',
          'Few forward tippers are built this big; expect a rear tipper',
          'Another category of card',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Front tip or rear tip: settle it before you book',
      paragraphs: [
        `For a skip that tips to the front, ask for ${card('A09')} or ${card('N204')}. Mini dumpers up to 1 tonne have ${card('N139')}. A rear tipping dumper is ${card('N205')}. Articulated and rigid dump trucks are ${card('A56')} and ${card('A57')}. Treat each as separate: a site dumper card does not put anyone in a dump truck.`,
        'So put one question to the plant hire desk. Which end does it tip from, and what is its payload? “Ten-tonne dumper” can mean a front tipper at one desk and a rear tipper at the next. Read us the make and model, and say if it has a cab or a folding roll bar.',
        [
          `A red ${cardSchemes.cpcs.red.title} card lasts ${cardSchemes.cpcs.red.years} years. It means the tests are passed and the vocational qualification is still to come. Blue, ${cardSchemes.cpcs.blue.title}, lasts ${cardSchemes.cpcs.blue.years}. The law asks for training and competence; cards are how most major sites expect to see them. A traditional NPORS card has no CSCS logo, so check that your gate takes it. The `,
          link('card guide', '/resources/certifications'),
          ' sets them side by side.',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens to a driver’s card before you see a profile',
      items: [
        {
          term: 'Looked up',
          text: `We check the number with the scheme that issued the card, rather than trust a photograph. ${cardSchemes.smartCheck.name} reads cards with the CSCS logo. For a traditional card we go to NPORS.`,
        },
        {
          term: 'Read line by line',
          text: 'The category must match the way your machine tips. The expiry date must fall after the last day of the job.',
        },
        {
          term: 'Put beside a face',
          text: 'Name and photograph are compared with an identity document.',
        },
        {
          term: 'Backed by a reference',
          text: [
            'We ask earlier hirers which payloads, skips and ground the driver has worked with. Then you ',
            link('choose whom to engage', '/hire-operators'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What you have ready at the gate',
      items: [
        'A site induction, and a briefing on the risk assessment and method statement (RAMS). They should name the haul route, the tip point and the loading spot.',
        'A route on a drawing: one-way where there is room, no blind crossings of footpaths, ruts filled as they appear.',
        'Stop blocks at tip heads and trench edges, set back to suit the ground.',
        'Time for familiarisation with that make and model: drive lever, tip lever, roll bar, immobiliser.',
        `A marshal with ${card('N403')} or ${card('N133')}, or equivalent, wherever people and dumpers have to share space.`,
        'A level place to park, fuel, and someone who holds the key overnight.',
        'No lift plan for hauling. If the machine that loads the skip also slings pipes, that lift needs one.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Walk round it before the first load',
      intro: 'Ten minutes, engine off to begin with, then at walking pace.',
      items: [
        'Tyres: cuts, pressure, wheel nuts',
        'Roll bar (ROPS) upright, both pins in and clipped',
        'Seat fixed; belt webbing, buckle and reel sound',
        'Articulation lock out and stowed; pivot greased, no cracks',
        'Skip latch holds; skip pins and hoses dry and secure',
        'Oil, coolant and fuel; no leaks on the ground below',
        'Pedals and steps free of mud',
        'Steering works from lock to lock',
        'Service brake and parking brake both hold',
        'Lights, beacon, horn, mirrors or camera clean and working',
        'Defects written down and reported; the dumper stays parked until released',
      ],
    },
    {
      kind: 'callout',
      heading: 'Get off while it is being loaded',
      text: 'HSE’s advice to drivers is plain: get off the dumper when it is being loaded. Set the parking brake, stop the engine, and stand where the excavator operator can see you. A cab alone does not change this. Some cabbed dumpers are built so that the driver may stay in: follow the maker’s manual and your own assessment, and brief both drivers.',
    },
    {
      kind: 'definitions',
      heading: 'How dumper accidents happen, and what stops them',
      items: [
        {
          term: 'Overturning',
          text: `Slopes, rough ground and the edges of excavations. Route across the flat, go straight up and down a bank, and ask the supplier for the slope limit; rough ground lowers it. ${regulations.puwer.short} asks for roll-over protection and a restraint where plant may turn over.`,
        },
        {
          term: 'Thrown from the seat',
          text: 'The roll bar protects only a driver who stays inside it. Belt on, every run. HSE report RR1066 explains why some leave it off, which is useful for a toolbox talk.',
        },
        {
          term: 'Running someone over',
          text: `The skip hides a person who stands close in front. ${regulations.hsg144.short} asks for separate routes and as little reversing as the layout allows.`,
        },
        {
          term: 'Travelling with a high-lift skip up',
          text: 'The weight goes up with it. Lower fully before moving, even for two metres.',
        },
        {
          term: 'Over the tip edge',
          text: 'A forward tipper drives at the drop. Check the edge on foot after rain. Tip on level ground, short of the edge, and let a dozer or an excavator push over the rest.',
        },
        {
          term: 'Vibration, noise and dust',
          text: `Jolts come from ruts and speed. Grade the route, adjust the seat to the driver, damp down. The ${regulations.vibration.short}, the ${regulations.noise.short} and ${regulations.coshh.short} cover all three.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Four things to settle about a dumper booking',
      items: [
        {
          question: 'How long is a dumper driver usually booked for?',
          answer: `Groundworkers commonly take one for the weeks of drainage, footings and roads on a phase. A single concrete pour may need one day. Hire runs ${terms.hire}. Drivers can often start within ${terms.supplyRange}, subject to availability.`,
        },
        {
          question: 'Can one person drive the dumper and the mini excavator?',
          answer: [
            'Yes, if the card shows both categories, and one machine stands still while the other works. Say so when you ring, and read the ',
            link('360 excavator page', '/services/excavator-operators'),
            ' for the tonnage split.',
          ],
        },
        {
          question: 'May a site dumper go out on the public road?',
          answer:
            'Only if the machine is registered, lit and insured for the road, and the driver holds the right driving licence. A plant card gives no right to use the highway. Plan a crossing with the highway authority.',
        },
        {
          question: 'Who answers for the dumper on site?',
          answer: `You do, as the hirer, with the principal contractor. We introduce the driver; you engage the driver and manage the work. ${regulations.cdm.short} treats agency workers like your own.`,
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Where this comes from',
      checked: '2026-11-20',
      items: [
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
