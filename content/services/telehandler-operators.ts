import { card, cardSchemes } from '../cards';
import { terms } from '../company';
import { machineRanges } from '../machine-ranges';
import { regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const telehandlerOperators: Service = {
  machine: 'Telehandler',
  name: 'Telehandler Operators',
  title: 'Telehandler Operators',
  summary: 'Forks, bucket or hook: telehandler operators matched to the machine and to what it will lift.',
  drawing: 'telehandler',
  description:
    'Hiring a telehandler operator? Check whether loads hang from a hook first: it changes the card. Categories, capacity bands and a daily checklist.',
  heading: 'Telehandler Operators',
  intro:
    'A telehandler operator keeps bricklayers, roofers and steel erectors fed. We introduce people for fixed-boom and slewing machines, with the card read down to its endorsement letters. Tell us the model, the heaviest load and the furthest reach, and we look for a match.',
  updated: '2026-11-20',
  cards: { cpcs: ['A17'], npors: ['N010'] },
  plate: {
    range: machineRanges.telehandler,
    hire: 'One delivery day to a whole build',
    provide: 'Lift plan, load chart, routes, familiarisation',
  },
  related: {
    services: ['forklift-operators', 'crane-operators', 'loading-shovel-operators'],
    industries: ['residential-construction', 'commercial-construction', 'infrastructure-projects'],
    locations: ['sutton-coldfield', 'rugby', 'coventry', 'worcester', 'stafford'],
    resources: ['certifications', 'site-management', 'health-safety'],
  },
  sections: [
    {
      kind: 'callout',
      heading: 'Settle this first: will a load ever hang from it?',
      text: `Pallets on forks need the plain category. A truss on a hook needs more: endorsement E beside ${card('A17')}, or ${card('N138')} beside ${card('N010')}. Mention any jib, hook or winch at the first call.`,
    },
    {
      kind: 'definitions',
      heading: 'Read the card against the work',
      items: [
        {
          term: 'Forks and bucket, fixed boom',
          text: `${card('A17')} or ${card('N010')}. This covers bricks, blocks, scaffold, sand and general feeding of the trades.`,
        },
        {
          term: 'Hook, jib or winch',
          text: [
            'The suspended-load entitlement above, and a ',
            link('slinger/signaller', '/resources/construction-safety'),
            ` holding ${card('A40')} or ${card('N402')} to direct the lift. The driver does not sling, climb down and drive again.`,
          ],
        },
        {
          term: '360° slewing upper',
          text: `A category of its own under CPCS since 2018: ${card('A77')}, whose test takes in hook and winch work. A fixed-boom card does not stretch to it, so send us the model number.`,
        },
        {
          term: 'Man-platform',
          text: 'Only where the maker allows that platform on that machine, with training for it and a rescue plan.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The plate shows the best case; the chart shows yours',
      intro: `Capacity runs ${machineRanges.telehandler}. A rating is given close in with the boom down, and falls away with every metre of reach.`,
      caption: 'Telehandler capacity bands and what limits each',
      columns: ['Rated capacity', 'Where it earns its keep', 'What limits it'],
      rows: [
        ['Up to 3 t', 'House plots, barns, basements, low headroom', 'Reach over scaffold'],
        ['3-5 t', 'Estates, steel frames, cladding, roof trusses', 'Outreach with stabilisers up'],
        ['Above 5 t', 'Precast, pipe yards, waste bales, tyre handling', 'Ground pressure and turning room'],
      ],
    },
    {
      kind: 'steps',
      heading: 'What you put in place, in order',
      items: [
        {
          term: 'Induct',
          text: 'Site rules, RAMS for the deliveries, and the routes that plant and people each keep to.',
        },
        {
          term: 'Familiarise',
          text: [
            'Controls, chart and stability cut-out on that very model. ',
            link(regulations.l117.short, regulations.l117.href),
            ' counts this as a stage of training in itself.',
          ],
        },
        {
          term: 'Prepare the ground',
          text: 'A level, drained loading-out area. Mark trench edges, chambers and backfilled services where a wheel could drop.',
        },
        {
          term: 'Plan the lift',
          text: `Written for the heaviest load at the furthest reach. ${regulations.loler.short} covers pallets on forks as well as hooks.`,
        },
        {
          term: 'Show the report',
          text: 'A current thorough examination for the machine, with separate ones for hooks and slings.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Ten checks at the machine',
      items: [
        'Load chart present, legible and for this attachment',
        'Safe load indicator passes its self-test',
        'Forks straight, heels unworn, locking pins home',
        'Carriage and attachment latch seen shut by eye',
        'Boom wear pads and chains free of slack or damage',
        'Pressures right: a soft tyre tilts a raised load',
        'Steering modes line up when switched',
        'Stabilisers and frame levelling respond evenly',
        'Offside mirror and camera give a view past the boom',
        'Belt, horn, beacon and reversing alarm work',
      ],
    },
    {
      kind: 'list',
      heading: 'How they go over, and who gets hit',
      items: [
        'Forwards, when the boom goes out with a load that was safe close in.',
        'Sideways, when a machine tracks across a slope or turns with the boom up. Travel low and retracted.',
        'Into people on the offside, where the boom blocks the view. Separate the routes; keep a marshal where they cross.',
        [
          'Into overhead cables at the gate or the scaffold. ',
          link(regulations.gs6.short, regulations.gs6.href),
          ' asks for diversion, isolation, or barriers and goalposts.',
        ],
        'From the forks: loose blocks, unwrapped packs and anyone riding along.',
      ],
    },
    {
      kind: 'prose',
      heading: 'How we check before a name reaches you',
      paragraphs: [
        [
          'The category line alone is too little here. We read the endorsement letters on the live record, since a photocopy often crops them off. A traditional NPORS card has no CSCS logo, so ',
          cardSchemes.smartCheck.name,
          ' cannot scan it and we go to NPORS instead. Some main contractors take only the logo version: ',
          link('the card guide', '/resources/certifications'),
          ' explains the difference.',
        ],
        'Then we ask where the holder drove last. Plot building and steel erection call for different hands.',
      ],
    },
    {
      kind: 'prose',
      heading: 'From a delivery day to the whole build',
      paragraphs: [
        [
          'The shortest bookings cover one truss or steel delivery. ',
          link('House builders', '/industries/residential-construction'),
          ' tend to keep one person from foundations until roofs are on, which can mean six months. Shutdown and sickness cover falls between. Common kit to name when you ring: forks, bucket, jib, winch, concrete skip, sweeper, rotating carriage.',
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked by site managers',
      items: [
        {
          question: 'Can a forklift driver step across to a telehandler?',
          answer: [
            'Not on that card. The boom changes stability, so it is trained and listed apart from ',
            link('masted trucks', '/services/forklift-operators'),
            '.',
          ],
        },
        {
          question: 'Must the operator plan the lifts?',
          answer:
            'Planning belongs to your competent person. The operator works to the plan and stops when the load, reach or ground differs from it.',
        },
        {
          question: 'How soon can a telehandler operator come?',
          answer: `Usual cover is often found in ${terms.supplyRange}, subject to availability. Suspended-load and slewing machines narrow the field.`,
        },
      ],
    },
  ],
};
