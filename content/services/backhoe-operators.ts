import { card, weightSplits } from '../cards';
import { terms } from '../company';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import type { Service } from './service';

export const backhoeOperators: Service = {
  machine: 'Backhoe',
  name: 'Backhoe Operators',
  title: 'Backhoe Operators',
  summary: 'Digging and loading from one machine, for drainage, utilities, roadworks and estates.',
  drawing: 'backhoe',
  description:
    'Backhoe loader operators for drainage, utilities and roadworks. The weight split on the card, road travel, trench safety and a walk-round to print.',
  heading: 'Backhoe Operators',
  intro:
    'A backhoe operator digs the trench, beds the pipe and drives the machine to the next one. Most full-size loaders fall in the heavier card category. We introduce people who hold it, checked with the scheme, and tell you what they may do on the road.',
  updated: '2026-11-20',
  cards: { cpcs: ['A12', 'A10'], npors: ['N201'] },
  plate: {
    range: `Compact under ${weightSplits.backhoe} t; full size about 8-9 t`,
    hire: 'A day’s drain to a season',
    provide: 'Service drawings, scan, trench support, traffic management',
  },
  related: {
    services: ['excavator-operators', 'skid-steer-operators', 'dumper-operators', 'roller-operators'],
    industries: ['road-construction', 'landscaping', 'residential-construction', 'infrastructure-projects'],
    locations: ['shrewsbury', 'worcester', 'telford', 'stourbridge'],
    resources: ['certifications', 'construction-safety', 'site-management'],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'One machine for the trench, the pipe bedding and the reinstatement',
      paragraphs: [
        'The shovel end strips turf and carries stone. The rear arm digs the drain run. Then it drives itself to the next job. That is why utilities, estates and small road gangs keep asking for it, although a 360 digs faster where there is room to stay put.',
        'The arc is the limit. The back arm works through roughly 180 degrees behind the machine, on stabilisers, so spoil must have somewhere to go on one side or the other.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'The category splits on weight',
      items: [
        {
          term: card('A12'),
          text: `Above ${weightSplits.backhoe} tonnes. A full-size backhoe loader weighs around 8 or 9, so this is the one most hirers need.`,
        },
        {
          term: card('A10'),
          text: `Below ${weightSplits.backhoe} tonnes, for the compact sort used on gardens, cemeteries and footpaths.`,
        },
        {
          term: card('N201'),
          text: 'Its title draws no weight line, so ask which size the training was on.',
        },
        {
          term: `Not ${card('A58')} or ${card('A59')}`,
          text: [
            'Those are for a full-circle machine; ',
            link('the 360 page', '/services/excavator-operators'),
            ' has them.',
          ],
        },
      ],
    },
    {
      kind: 'callout',
      heading: 'Before booking, ask: will it travel on the highway?',
      text: 'A plant card proves nothing about driving on a public road. If the machine moves itself between jobs, the person also needs a driving entitlement that covers it, and the vehicle needs insurance, plates and lights. We ask to see the photocard when you tell us.',
    },
    {
      kind: 'steps',
      heading: 'Breaking ground in three moves',
      intro: [
        link(regulations.hsg47.short, regulations.hsg47.href),
        ' gives the sequence. Whoever controls the site supplies the drawings and the scan.',
      ],
      items: [
        {
          term: 'Plan',
          text: 'Get utility records for the whole run, including the verge and any private supply.',
        },
        {
          term: 'Locate',
          text: `Scan, mark, then dig trial holes by hand. The cable tool category is ${card('N304')}.`,
        },
        {
          term: 'Dig',
          text: 'Insulated tools close in, a toothless bucket near the marks, someone watching the trench floor.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What the gang’s manager hands over',
      items: [
        'Induction on the day and RAMS for excavation, backfill and refuelling.',
        [
          'On a road: traffic management in place, with the qualified operative and supervisor that ',
          link(regulations.nrswa.short, regulations.nrswa.href),
          ' asks for. They need not be the driver.',
        ],
        'Trench support or batter details. The stabilisers stand back from the edge.',
        `A lift plan, slinger and examined machine if pipes are slung: ${regulations.loler.short} applies as soon as a load hangs from the arm.`,
        'Ten minutes on the control pattern, since seats and levers differ between makes.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Walk-round, front to back',
      items: [
        'Shovel pins, clam rams and fork carriage',
        'Headlights, indicators, horn, number plate',
        'Front and rear tyres, wheel nuts, steering joints',
        'Brake pedals locked together before the road',
        'Parking brake holds on a ramp',
        'Seat turns and latches at both ends',
        'Boom lock and slew lock both engaged for travel',
        'Stabiliser legs, pads and check valves hold overnight',
        'Kingpost wear, slew ram hoses',
        'Quick hitch: pin visibly home, safety device fitted',
        'Mirrors, beacon, reversing alarm',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards peculiar to this shape of plant',
      items: [
        {
          term: 'Swing and wall',
          text: 'The arm can pin a person against a building, a wagon or a trench box. Fence the arc before digging.',
        },
        {
          term: 'A leg that sinks',
          text: 'Verges and backfilled trenches give way under one pad. Use boards, and reset when the cab is off level.',
        },
        {
          term: 'The turned seat',
          text: 'Facing rearward, the driver cannot see who crosses by the shovel. Lower it to the ground first.',
        },
        {
          term: 'Arm loose in traffic',
          text: 'An unlocked boom drifts into the next lane. Locks, pins and clean lights are checked at every move.',
        },
        {
          term: 'Overhead wires',
          text: [
            'Lane work and field gates are where they hang low. ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' applies to digging too.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Buckets, breakers and the people who know them',
      paragraphs: [
        `Expect a 4-in-1 shovel, trenching buckets in several widths, a ditching bucket, a breaker, an auger and forks. Name yours. Hitch errors drop buckets, so ask for training on the hitch that you run. ${card('N726')} is an awareness category, useful beside the main one.`,
        'Our check has two halves. The scheme confirms the card: number, photo, category, last day of validity. Then a past foreman tells us whether the person has trenched beside live services, set stabilisers on a slope and left a straight formation. Both come to you with the profile.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Hired for a day’s drain, kept for a season’s verges',
      paragraphs: [
        [
          'A connection or a broken culvert is one to three days. Water and cable schemes run by the month. Farm and estate drainage bunches after harvest, around ',
          link('Shrewsbury', '/locations/shrewsbury'),
          ' and ',
          link('Worcester', '/locations/worcester'),
          ` especially. For an emergency dig, ring: someone may be free ${terms.supply}, subject to availability, though ${terms.supplyRange} is more usual.`,
        ],
      ],
    },
    {
      kind: 'questions',
      heading: 'Backhoe answers',
      items: [
        {
          question: 'Can a 360 driver use it for a week?',
          answer:
            'Not on that category alone. The rear arm feels familiar, while the loader, stabilisers and road travel are separate skills.',
        },
        {
          question: 'May it run on red diesel?',
          answer: [
            `Not on construction or quarry work since ${limits.rebatedFuelEnd}. Farming and forestry are among the exceptions in `,
            link('the fuel rules', regulations.redDiesel.href),
            '.',
          ],
        },
        {
          question: 'Do you send the machine as well?',
          answer: 'No. You own or hire it; we introduce the operator, and you decide.',
        },
      ],
    },
  ],
};
