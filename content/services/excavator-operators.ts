import { addOns, category, categoryLetters, categoryLimits, people, weightSplits } from '../categories';
import { machineBands, machineRanges } from '../machine-ranges';
import { commitments } from '../commitments';
import { regulations } from '../regulations';
import { link } from '../section';
import { sources } from '../sources';
import { nporsSize, ticketLines } from '../ticket-lines';
import { asksFor, schemeCells, type TicketChart } from '../tickets';
import { checksAndCost, withCost } from './checks-and-cost';
import { haveReady } from './have-ready';
import { digging, liftingOnChains, onWheels } from './excavator-tickets';
import type { Service } from './service';

const split = weightSplits.excavator;
const { from: lightest, to: heaviest } = machineBands.excavator;

const sizes = [
  { from: lightest, to: 3 },
  { from: 5, to: 9 },
  { from: 13, to: 16 },
  { from: 20, to: 25 },
  { from: 30, to: heaviest },
];

const besides = [people.locator, addOns.quickHitch, addOns.tiltrotator];

const chart: TicketChart = {
  measure: 'Operating weight',
  served: machineBands.excavator,
  sizes,
  groups: [
    { name: 'Digging', asks: digging },
    { name: 'Lifting on chains (B and C on wheels)', asks: liftingOnChains },
  ],
};

export const excavatorOperators: Service = {
  machine: '360 Excavator',
  name: '360 Excavator Operators',
  title: '360 Operator & Digger Driver Hire, CPCS or NPORS',
  summary: `Digger drivers for tracked and wheeled 360s of ${machineRanges.excavator}: digging, loading and planned lifts.`,
  drawing: 'excavator',
  group: 'usual',
  description: `Need a digger driver? We find 360 excavator operators across the Midlands. See which CPCS or NPORS ticket to ask for by weight, and for lifting.`,
  heading: '360 Excavator Operators',
  intro: withCost(
    `Yes, we can find you a digger driver, ${commitments.leadTime.text}. For a tracked 360 ask for ${category('A58', 'A')} under ${split} tonnes, ${category('A59', 'A')} over, or ${category('N202')} at any weight. On wheels it’s letter B. To lift on chains they need C as well, or ${category('N100')} on the NPORS card.`,
  ),
  updated: '2026-11-22',
  categories: { cpcs: ['A58', 'A59'], npors: ['N202', 'N100'] },
  tickets: [
    {
      name: '360 excavator',
      asks: digging,
      served: machineBands.excavator,
      lifting: { without: 'Digging', with: 'Lifting on chains', asks: liftingOnChains },
      note: onWheels,
      besides,
    },
    {
      name: `Micro excavator, up to ${categoryLimits.N016?.to} t`,
      asks: [{ code: 'A58', letters: ['A', 'B'] }, { code: 'N016' }],
      size: { from: 0, to: categoryLimits.N016?.to ?? 0 },
      address: 'micro',
      besides,
    },
  ],
  plate: {
    range: `${machineRanges.excavator}. Lifting needs letter C as well, or ${category('N100')}`,
    hire: 'Days for a mini, months for bulk dig',
    provide: 'Services marked, barriers; if lifting, a lift plan and a slinger signaller',
  },
  related: {
    services: ['dumper-operators', 'grab-operators', 'backhoe-operators', 'dozer-operators'],
    industries: [
      'earthworks',
      'demolition',
      'quarry-operations',
      'infrastructure-projects',
      'residential-construction',
    ],
    locations: ['birmingham', 'wolverhampton', 'telford', 'nottingham', 'derby'],
    resources: ['certifications', 'construction-safety', 'plant-maintenance', 'site-management'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: `Read the weight off the plate, because the model number isn’t the weight. Over ${heaviest} tonnes, ring first.`,
      caption: '360 excavators by weight, with the card category to ask for and their usual work',
      columns: ['Weight', 'Usual work', 'CPCS', 'NPORS'],
      image: 'excavator-operators',
      chart,
      rows: [
        [
          `${lightest}-${split} t, digging`,
          'Footings, drainage, service trenches, road openings',
          ...schemeCells(asksFor(digging, { from: lightest, to: split })),
        ],
        [
          `${split}-${heaviest} t, digging`,
          'Foundations, main drainage, bulk dig, wagon loading, quarries',
          ...schemeCells(asksFor(digging, { from: split, to: heaviest })),
        ],
        [
          `${lightest}-${heaviest} t, lifting`,
          'Pipes, manhole rings, trench boxes and road plates on chains',
          ...schemeCells(liftingOnChains),
        ],
      ],
    },
    checksAndCost('digger driver', 'what size of 360 they’ve been on lately, and with which attachments'),
    {
      kind: 'prose',
      heading: 'What the letters mean, and what a lift needs',
      paragraphs: [
        `On a CPCS card A is ${categoryLetters.A59.A}, B is ${categoryLetters.A59.B} (a rubber duck) and C is for lifting. Each letter is separate, and C goes with A or B. ${nporsSize} For a micro digger of up to ${categoryLimits.N016?.to} tonne ask for ${category('A58', 'A', 'B')} or ${category('N016')}.`,
        [
          'Digging isn’t a lift, but slinging a pipe or even one manhole ring is. ',
          link(regulations.loler.short, regulations.loler.href),
          ` (the lifting regulations) then requires a plan by a competent person, supervision, and in-date examination reports for the machine, chains and slings. You’ll also need a slinger signaller with ${category('A40')} or ${category('N402')}.`,
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        `You can hire a digger driver ${commitments.hireLength.text}. It might be a few days on a mini, weeks on foundations or a whole season on a bulk dig.`,
      ],
    },
    haveReady(
      'digger',
      [
        `Service drawings, with the lines scanned and marked by someone trained, such as ${category('N304')} or EUSR Category 1.`,
        'The dig sequence, and where the spoil goes.',
        'Firm ground, with spoil and wagons kept back from the edge.',
        'A banksman wherever people have to come near.',
        'Muck-away wagons to suit the dig rate, and a safe place for their drivers.',
      ],
      'excavator-slew',
    ),
    {
      kind: 'definitions',
      heading: 'Buckets and attachments',
      intro:
        'Name the attachment when you call. For trenching, give us the width and who’s setting the levels.',
      items: [
        {
          term: 'Quick hitch',
          text: `Say if it’s manual, semi-automatic or automatic. The operator has to be trained on that type, and ${category('N726')} (quick hitch awareness) helps.`,
        },
        {
          term: 'Tiltrotator',
          text: `Ask for somebody who’s used one lately, or who has ${category('N020')}.`,
        },
        {
          term: 'Shear, pulveriser or grab',
          text: [
            `On a demolition job ask for ${ticketLines.demolitionMachine}. For sorting and loading see `,
            link('360 grab operators', '/services/grab-operators'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Daily checks to print',
      intro: 'The operator does these at the start of the shift, before the first bucket.',
      items: [
        'Tracks or tyres: tension, cuts, loose bolts, debris in rollers',
        'Slew ring, boom and dipper pins: play, grease, cracks',
        'Rams and hoses: leaks, chafing',
        'Bucket teeth, pins and retainers in place',
        'Hitch lock seen engaged, bucket tested on the ground',
        'Mirrors, cameras and glass clean; beacon and travel alarm working',
        'Seat belt, guards and exit window sound',
        'Safety lever on: nothing moves',
        'Lift chart and manual in the cab',
        'Oil, coolant and fuel; nothing left in the engine bay',
        'Ground, edges and services looked at again since yesterday',
        'If anything’s unsafe: digger parked first, then the fault reported',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      folded: true,
      intro: 'HSE names the first three as the ways that excavators hurt people.',
      items: [
        {
          term: 'Moving',
          text: 'The digger runs someone over, often in reverse. Keep people and plant on separate routes.',
        },
        {
          term: 'Slewing',
          text: 'The back end traps someone against a wall. Keep more than half a metre clear.',
        },
        {
          term: 'Working',
          text: 'The bucket strikes someone or comes off. Nobody walks into the arc until the bucket’s down and the safety lever is on.',
        },
        {
          term: 'Buried and overhead services',
          text: [
            'Follow HSE’s guides ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' before you dig and ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' under the lines. If an unmarked cable turns up, the operator stops.',
          ],
        },
        {
          term: 'Edge collapse',
          text: [
            link(regulations.cdm.short, regulations.cdm.href),
            ' (the construction regulations) requires you to stop the sides falling in and to inspect the excavation. With the tracks square to the edge the operator can back away quickly.',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is a 360 driver the same as a JCB driver?',
          answer: [
            'No. What many people call a JCB is a backhoe loader, or 180, with a card of its own. See ',
            link('backhoe operators', '/services/backhoe-operators'),
            '.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-20',
      items: [sources.excavators, sources.safetyLever],
    },
  ],
};
