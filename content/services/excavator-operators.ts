import { blocks } from '../blocks';
import { addOns, card, cardLimits, cardSchemes, people, weightSplits } from '../cards';
import { machineBands, machineRanges } from '../machine-ranges';
import { promises } from '../promises';
import { limits, regulations } from '../regulations';
import { link } from '../section';
import { sources, regulationSource } from '../sources';
import { sizeText, type TicketChart, ticketsFor } from '../tickets';
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

const work = [
  'Footings behind a side gate, plot drains, service trenches',
  'Estate drainage, road openings, ponds and paths',
  'Foundations, main drainage, loading dumpers; wheeled versions on roads',
  'Reduced-level dig, batters, loading road wagons',
  'Bulk cut, quarry loading, heavy breaking',
];

const digging = { name: 'Digging', asks: [{ code: 'A58' }, { code: 'A59' }, { code: 'N202' }] } as const;

const lifting = {
  name: 'Lifting on chains, endorsement C',
  asks: [{ code: 'A58', plus: 'endorsement C' }, { code: 'A59', plus: 'endorsement C' }, { code: 'N100' }],
} as const;

const besides = [people.locator, addOns.quickHitch, addOns.tiltrotator];

const chart: TicketChart = {
  measure: 'Operating weight',
  served: machineBands.excavator,
  sizes,
  groups: [digging, lifting],
};

export const excavatorOperators: Service = {
  machine: '360 Excavator',
  name: '360 Excavator Operators',
  title: '360 Operator & Digger Driver Hire, CPCS or NPORS',
  summary: `Digger drivers for tracked and wheeled 360s of ${machineRanges.excavator}: digging, loading and planned lifts.`,
  drawing: 'excavator',
  description: `Need a digger driver? We find 360 excavator operators across the Midlands. See which CPCS or NPORS ticket to ask for by weight, and for lifting.`,
  heading: '360 Excavator Operators',
  intro: `Yes, we can find you a digger driver, ${promises.leadTime.text}. Ask for ${card('A58')} if the 360 weighs less than ${split} tonnes and ${card('A59')} if it weighs more. Tell us if it’ll lift anything, because lifting needs an extra endorsement.`,
  updated: '2026-11-21',
  cards: { cpcs: ['A58', 'A59'], npors: ['N202', 'N100'] },
  tickets: [
    {
      name: '360 excavator',
      asks: digging.asks,
      served: machineBands.excavator,
      lifting: { without: 'Digging', with: 'Lifting on chains', asks: lifting.asks },
      besides,
    },
    {
      name: `Micro excavator, up to ${cardLimits.N016?.to} t`,
      asks: [{ code: 'A58' }, { code: 'N016' }],
      size: { from: 0, to: cardLimits.N016?.to ?? 0 },
      address: 'micro',
      besides,
    },
  ],
  plate: {
    range: `${machineRanges.excavator}. Lifting needs endorsement C or ${card('N100')}`,
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
      intro:
        'Go by the operating weight in the operator’s manual, because a model number isn’t a weight. Some quarry machines weigh 50 tonnes, so call us before you plan on that size.',
      caption: '360 excavators by weight, with their usual work and the card category to ask for',
      columns: ['Weight', 'Usual work', 'Ask for'],
      image: 'excavator-operators',
      chart,
      rows: [
        ...sizes.map((size, index) => [sizeText(size), work[index] ?? '', ticketsFor(digging, size)]),
        [
          'Any weight, lifting',
          'Pipes, manhole rings, trench boxes and road plates on chains',
          `The CPCS category above with endorsement C, or ${card('N100')}`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'What the letters on the card mean',
      intro: `${card('A58')} and ${card('A59')} each carry endorsement letters. A card that shows only one letter doesn’t cover the others.`,
      items: [
        { term: 'A, tracked', text: 'This is the usual digger, for soft ground, slopes and heavy digging.' },
        {
          term: 'B, wheeled',
          text: 'This is the rubber duck, which works on streets and hard standing.',
        },
        {
          term: 'C, lifting operations',
          text: 'You need this for any load hung from the machine on chains or slings.',
        },
        {
          term: 'NPORS',
          text: `The category for a 360 is ${card('N202')}. Read the size and type printed beside the code. A micro of up to 1 tonne is ${card('N016')}.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What a lift needs besides the ticket',
      paragraphs: [
        `Digging isn’t a lifting operation, but slinging a pipe, a trench box or even one manhole ring is. ${regulations.loler.short} (the lifting regulations) then requires the lift to be planned by a competent person, supervised and done safely. ${regulations.bs7121.short}, the crane code, is good guidance for a digger working as a crane.`,
        `Your competent person writes the lift plan, which covers the machine, lifting point, radius, weight and tackle. You’ll also need a slinger signaller with ${card('A40')} or ${card('N402')}. The operator works from the lift chart in the cab and mustn’t lift anything that’s off it.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'What the work usually is',
      intro: 'Name the attachment when you call, because it changes who we look for.',
      items: [
        {
          term: 'Digging, ditching and grading buckets',
          text: 'Use a toothed bucket for the dig and a wide, plain bucket for trimming. Give us the trench width and say who’s setting the levels.',
        },
        {
          term: 'Quick hitch',
          text: `Tell us if it’s manual, semi-automatic or automatic. The operator has to be trained on that type, and ${card('N726')} (quick hitch awareness) helps.`,
        },
        {
          term: 'Tiltrotator',
          text: `The bucket tilts and turns through a full circle, so ask for someone who’s used it lately, or who has ${card('N020')}.`,
        },
        {
          term: 'Breaker and ripper',
          text: 'Plan for noise, flying chips and dust.',
        },
        {
          term: 'Shear, pulveriser and selector grab',
          text: [
            'These are for ',
            link('demolition', '/industries/demolition'),
            `, where the contractor may ask for ${card('D90')} as well. For sorting and loading, see `,
            link('360 grab operators', '/services/grab-operators'),
            '.',
          ],
        },
      ],
    },
    blocks.cardCheck,
    {
      kind: 'prose',
      heading: 'What else we look at for a 360',
      paragraphs: [
        `We compare the weight and the letters on the card with the machine you’ve described. For a lift we also look for endorsement C or ${card('N100')}. Tell us the attachments too, and we’ll look for someone who’s used them.`,
        [
          `No law says a digger driver must have a CPCS card. ${regulations.puwer.short}, the work equipment regulations, requires training for the machine. Most major sites expect a CPCS or NPORS card as proof, and many quarries also take MPQC, their industry’s own card. `,
          link('Our card guide', '/resources/certifications'),
          ' sets the schemes side by side.',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'What to have ready',
      figure: 'excavator-slew',
      items: [
        'The machine, from your own fleet or your plant hire firm.',
        `Service drawings, with the lines scanned and marked by someone trained on a locator (${card('N304')}). Add a permit to dig if your site uses them.`,
        'An induction and your risk assessment and method statement (RAMS), with the dig sequence and where the spoil goes.',
        'Firm ground for the digger, with spoil, wagons and tracks kept back from the edge.',
        'Barriers round the digger, and a banksman where people have to come near.',
        'Muck-away wagons ordered to suit the dig rate, and a safe place for the lorry drivers to wait.',
        'Time for familiarisation: controls, hitch, cameras and isolation lever.',
        'For lifting, the plan and in-date examination reports for the machine, chains and slings.',
        'A right-to-work check before the operator’s first day.',
      ],
    },
    blocks.introducer,
    {
      kind: 'prose',
      heading: 'How long do people hire for?',
      paragraphs: [
        `You can hire ${promises.hireLength.text}. Most people need a mini digger driver for a few days. Foundations take weeks, and a bulk dig can run for a whole season.`,
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
        'Isolation lever cuts every hydraulic function',
        'Lift chart and manual in the cab',
        'Oil, coolant and fuel; nothing left in the engine bay',
        'Ground, edges and services looked at again since yesterday',
        'Faults written down; machine parked if they affect safety',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Hazards to plan for',
      intro: 'HSE names the first three as the ways that excavators hurt people.',
      items: [
        {
          term: 'Moving',
          text: `The digger runs someone over, often in reverse. ${regulations.hsg144.short} (HSE’s guide to site vehicles) says to keep people and plant on separate routes.`,
        },
        {
          term: 'Slewing',
          text: `The counterweight traps someone against a wall. Keep more than ${limits.tailClearance} clear behind the tail, or fence the gap off.`,
        },
        {
          term: 'Working',
          text: 'The bucket strikes someone or comes off. Nobody walks into the arc until the bucket’s down and the isolation lever is on.',
        },
        {
          term: 'Buried services',
          text: [
            `Follow HSE’s guide ${regulations.hsg47.short}: plan, locate, then dig safely. The operator stops if an unmarked cable turns up. `,
            link('Black Country ground', '/locations/wolverhampton'),
            ' can hide old shafts under the fill as well.',
          ],
        },
        {
          term: 'Overhead lines',
          text: `HSE’s guide ${regulations.gs6.short} says to keep away from them, or to agree diversion, isolation or barriers with the network operator.`,
        },
        {
          term: 'Edge collapse',
          text: `${regulations.cdm.short}, the construction regulations, requires you to stop the sides falling in and to inspect the excavation. Tracks square to the edge let the operator back away quickly.`,
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Do you hire out the digger as well?',
          answer:
            'No, we find people only. If your plant firm has no driver free, hire the machine alone and we’ll look for the operator.',
        },
        {
          question: 'Red card or blue card?',
          answer: `A red CPCS card means ${cardSchemes.cpcs.red.title} and lasts ${cardSchemes.cpcs.red.years} years. A blue card means ${cardSchemes.cpcs.blue.title}, lasts ${cardSchemes.cpcs.blue.years} years and needs a vocational qualification. Tell us if your site won’t take red.`,
        },
        {
          question: 'Is a 360 driver the same as a JCB driver?',
          answer: [
            'No. What many people call a JCB is a backhoe loader, or 180, and it has its own categories. See ',
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
      items: [
        sources.excavators,
        sources.safetyLever,
        regulationSource(regulations.hsg47),
        regulationSource(regulations.loler),
      ],
    },
  ],
};
