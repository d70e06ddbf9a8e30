import { phoneLink } from '../contact-text.ts';
import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { limits, regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import {
  addOns,
  bareCategory,
  category,
  categoryLetters,
  categoryLimits,
  people,
  weightSplits,
} from '../tickets/categories.ts';
import {
  digging,
  liftingOnChains,
  onWheels,
  servedExcavators as served,
} from '../tickets/excavator-tickets.ts';
import { nporsSize } from '../tickets/ticket-notes.ts';
import { schemeCells, ticketsFor, type TicketChart } from '../tickets/tickets.ts';
import { inTonnes, inTonnesShort, sizesWithin } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady } from './shared-sections.ts';

const split = weightSplits.excavator;

const weights = sizesWithin(served, [
  { from: 1.5, to: 3 },
  { from: 5, to: 9 },
  { from: 13, to: 16 },
  { from: 20, to: 25 },
  { from: 30, to: 45 },
]);

const work = sizesWithin(served, [
  { from: 0, to: split, usual: 'Footings, drainage, service trenches, road openings' },
  { from: split, to: Infinity, usual: 'Foundations, main drainage, bulk dig, wagon loading, quarries' },
]);

const companions = [people.locator, addOns.quickHitch, addOns.tiltrotator];

const chart: TicketChart = {
  measure: 'Operating weight',
  served,
  sizes: { machine: 'excavator-operators', weights },
  groups: [
    { name: 'Digging', tickets: digging },
    { name: 'Lifting on chains (B and C on wheels)', tickets: liftingOnChains },
  ],
};

export const excavatorOperators: Machine = {
  name: '360 Excavator Operators',
  title: '360 Operator & Digger Driver Hire, CPCS or NPORS',
  summary: `Digger drivers for tracked and wheeled 360s of ${inTonnes(served)}: digging, loading and planned lifts.`,
  size: {
    length: 8.8,
    height: 5.3,
    pose: 'arm half out',
    edges: [30.8, 306],
    source:
      'Tracked machine of about 20 t, arm half out. Scaled by the tracks of a Cat 320: 4.45 m long, from the table of dimensions at codeready.org/excavators/cat-excavators/cat-320-excavator',
  },
  group: 'usual',
  description: `Need a digger driver? We find 360 excavator operators across the Midlands. See which CPCS or NPORS ticket to ask for by weight, and for lifting.`,
  opening: `Yes, we can find you a digger driver, ${promises.leadTime.text}.`,
  intro: `For a tracked 360 ask for ${category('A58', 'A')} under ${split} tonnes, ${category('A59', 'A')} over, or ${category('N202')} for your size of machine. On wheels the letter is B, and to lift on chains they need C too, or ${category('N202')} plus ${category('N100')}.`,
  updated: '2026-11-24',
  ticketLine: `${bareCategory('A58')} under ${weightSplits.excavator} tonnes, A59 over, or ${category('N202')}`,
  variants: [
    {
      name: '360 excavator',
      tickets: digging,
      served,
      lifting: { without: 'Digging', with: 'Lifting on chains', tickets: liftingOnChains },
      note: onWheels,
      companions,
    },
    {
      name: `Micro excavator, up to ${categoryLimits.N016?.to} t`,
      tickets: [{ code: 'A58', letters: ['A', 'B'] }, { code: 'N016' }],
      size: { from: 0, to: categoryLimits.N016?.to ?? 0 },
      fragment: 'micro',
      companions,
    },
  ],
  facts: {
    range: inTonnes(served),
    hire: 'Days for a mini, months for bulk dig',
    categories: ['A58', 'A59', 'N202', 'N100'],
    provide: 'The 360, services marked; if lifting, a lift plan and a slinger signaller',
  },
  related: {
    machines: ['dumper-operators', 'grab-operators', 'backhoe-operators', 'dozer-operators'],
    sectors: ['earthworks', 'demolition', 'quarry-operations', 'residential-construction'],
    towns: ['birmingham', 'wolverhampton', 'telford', 'nottingham', 'derby'],
    guides: ['certifications', 'construction-safety', 'plant-maintenance', 'site-management'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: `Read the weight off the plate. On a CPCS card A is ${categoryLetters.A59.A}, B is ${categoryLetters.A59.B} (a rubber duck) and C is for lifting. ${nporsSize}`,
      caption: '360 excavators by weight, with the card category to ask for and their usual work',
      columns: ['Weight', 'Usual work', 'CPCS', 'NPORS'],
      chart,
      rows: [
        ...work.map((size) => [
          `${inTonnesShort(size)}, digging`,
          size.usual,
          ...schemeCells(ticketsFor(digging, size)),
        ]),
        [
          `${inTonnesShort(served)}, lifting`,
          'Pipes, manhole rings, trench boxes and road plates on chains',
          ...schemeCells(liftingOnChains),
        ],
      ],
    },
    checksAndCost('digger driver', 'what size of 360 they’ve been on lately, and with which attachments'),
    {
      kind: 'table',
      heading: 'Which size of 360 is it?',
      guide: 'Which size',
      collapses: 'on-phones',
      intro: `360s run from micro and mini-diggers to 50-tonne quarry machines and bigger. We find drivers for ${inTonnes(served)}: under or over that, ring first.`,
      caption: 'Classes of 360 excavator from micro to the largest, with their weights and work',
      columns: ['Class', 'Weight', 'What it’s for'],
      rows: [
        [
          'Micro',
          `Up to ${categoryLimits.N016?.to} t`,
          `Side gates and gardens: ask for ${category('A58', 'A', 'B')} or ${category('N016')}`,
        ],
        ['Mini', '1.5-5 t', 'Service trenches, footings, landscaping'],
        ['Midi', `5-${split} t`, 'Drainage and plots where a bigger one won’t turn'],
        ['Medium', `${split}-20 t`, 'Estate drainage, pipes and rings on chains'],
        ['Twenty-tonner', '20-30 t', 'Bulk dig, wagon loading, trench boxes'],
        ['Large', '30-45 t', 'Quarry faces, earthworks with dump trucks'],
        ['Largest', 'Over 45 t', 'Rock and mass excavation'],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Lifting with a digger',
      guide: 'Lifting',
      collapses: 'on-phones',
      jump: 'Lifting',
      figure: 'excavator-lifting',
      intro: 'Digging isn’t a lift, but slinging a pipe or even one manhole ring is.',
      items: [
        {
          term: 'The ticket',
          text: `On tracks that’s ${category('A58', 'A')} or ${category('A59', 'A')} with letter C, by weight, or ${category('N202')} plus ${category('N100')}.`,
        },
        {
          term: 'The plan',
          text: [
            link(regulations.loler.short, regulations.loler.href),
            ` (the lifting regulations) requires every lift to be planned by a competent person and supervised. For the appointed person ask for ${category('A61')} or ${category('N401')}. The digger driver works to the plan.`,
          ],
        },
        {
          term: 'The people',
          text: `A slinger signaller with ${category('A40')} or ${category('N402')} hooks on and gives the signals, because the driver can’t do that. The safety lever goes on before anyone walks into the arc.`,
        },
        {
          term: 'The machine',
          text: 'It needs a proper lifting point, a chart for that boom in the cab, and in-date examination reports for the machine, the chains and the slings.',
        },
        {
          term: 'The overload warning',
          text: [
            'A machine built to lift a tonne, or with an overturning moment of 40,000 Nm, ',
            link('has to warn the driver of an overload', sources.machinerySupply.href),
            '. Ask the hire firm if yours has it, and hose-burst valves on the boom and dipper. Have it tried before the first pipe. When it sounds, the driver lowers the load or brings it closer.',
          ],
        },
        {
          term: 'Ring us',
          text: [
            phoneLink,
            `, with the weight of the machine, the heaviest pipe and who’s planning the lift. ${promises.tomorrow.text}`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        `You can hire a digger driver ${promises.hireLength.text}. Name the attachment when you call, because a tiltrotator needs recent hours or ${category('N020')}. On demolition you want ${usualTickets.demolitionMachine.line}.`,
      ],
    },
    haveReady(
      'digger',
      [
        `Service drawings, with the lines scanned and marked by someone trained (say, to ${category('N304')} or EUSR Category 1).`,
        'The dig sequence, and where the spoil goes.',
        'Firm ground, with spoil and wagons kept back from the edge.',
        'Muck-away wagons to suit the dig rate, and a safe place for their drivers.',
      ],
      'excavator-slew',
    ),
    {
      kind: 'definitions',
      heading: 'Near services and overhead lines',
      collapses: 'on-phones',
      items: [
        {
          term: 'Before you dig',
          text: [
            'HSE’s guide ',
            link(regulations.hsg47.short, regulations.hsg47.href),
            ' has three steps: plan, locate, then dig safely. Get the drawings, have the lines scanned and marked, and dig trial holes by hand before the bucket goes near.',
          ],
        },
        {
          term: 'While you dig',
          text: 'Scan again as the hole gets deeper, and stop at any unmarked pipe or cable.',
        },
        {
          term: 'Under the lines',
          text: [
            'Treat every line as live until its owner says otherwise. HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' says to move the work away if you can, or to fence a passage with goalposts at both ends.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Quick hitch checks',
      guide: 'Quick hitch',
      collapses: 'on-phones',
      intro: `If a hitch isn’t locked the bucket can fall, and people have been killed. Say if yours is manual, semi-automatic or fully automatic, because the operator has to be trained on that type. ${category('N726')} (quick hitch awareness) helps.`,
      items: [
        'On a semi-automatic hitch, the maker’s own safety pin is in, and not a bolt or a bit of wire. A fully automatic one locks itself, so its manual says what to look at.',
        'The operator gets out and looks at the lock before work and after every change of bucket.',
        'The bucket is tried on the ground before anyone comes near.',
        'Nobody works under the bucket.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Machine control',
      collapses: 'on-phones',
      paragraphs: [
        'A 2D system shows depth and slope from a reference on the ground, and the operator sets it again as the machine moves. A 3D system knows where the bucket is on the drawing, so it needs the design file, a base station or network signal, and an engineer to load it. Have the make ready.',
      ],
    },
    dailyChecks([
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
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Is a 360 driver the same as a JCB driver?',
          answer: [
            'No. What many call a JCB is a backhoe loader, or 180, with its own card and a page about ',
            link('backhoe operators', '/services/backhoe-operators'),
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
          term: 'Moving',
          text: 'The digger runs someone over, often in reverse. Keep people and plant on separate routes.',
        },
        {
          term: 'Slewing',
          text: `The back end traps someone against a wall. Keep more than ${limits.tailClearance} clear behind it, or fence the gap off.`,
        },
        {
          term: 'Working',
          text: 'The bucket strikes someone or comes off. Nobody walks into the arc until it’s on the ground and the safety lever is on.',
        },
        {
          term: 'Edge collapse',
          text: [
            'Support or batter the sides and have them inspected, as ',
            link(regulations.cdm.short, regulations.cdm.href),
            ' requires. Keep the tracks square to the edge, so the operator can back away.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-23',
      items: [
        sources.excavators,
        sources.safetyLever,
        {
          title: 'Quick hitches: safety alert',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/Construction/safetytopics/quickhitches.htm',
        },
        sources.liftingQuestions,
      ],
    },
  ],
};
