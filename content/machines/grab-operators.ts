import { link } from '../model/text.ts';
import { promises } from '../promises.ts';
import { regulations } from '../regulations.ts';
import { sources } from '../sources.ts';
import { cardSchemes } from '../tickets/card-schemes.ts';
import { bareCategory, category, categoryLetters, weightSplits } from '../tickets/categories.ts';
import {
  digging,
  liftingOnChains,
  onWheels,
  servedExcavators as served,
} from '../tickets/excavator-tickets.ts';
import { ccdoInstead } from '../tickets/ticket-notes.ts';
import {
  schemeCells,
  ticketsFor,
  type MachineVariant,
  type TicketChart,
  type TicketGroup,
} from '../tickets/tickets.ts';
import { inTonnesShort, sizesWithin } from '../tickets/tonnes.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Machine } from './machine.ts';
import { checksAndCost, dailyChecks, haveReady, photos } from './shared-sections.ts';

const split = weightSplits.excavator;

const excavators = sizesWithin(served, [
  { from: 0, to: split, needed: 'A training record that names the grab' },
  { from: split, to: Infinity, needed: 'The same record, and time on a rotator' },
]);

const materialHandler: TicketGroup = {
  name: 'Material handler',
  drawing: { machine: 'grab-operators' },
  tickets: usualTickets.materialHandler.tickets,
  withoutScale: true,
};

const grabLorry: TicketGroup = {
  name: 'Grab lorry',
  drawing: 'grab-lorry',
  tickets: usualTickets.grabLorry.tickets,
  withoutScale: true,
};

const { B: small, C: middle, D: high, E: highest } = categoryLetters.D90;

const demolition: MachineVariant = {
  name: 'Demolition machine or selector grab',
  tickets: usualTickets.demolitionMachine.tickets,
  note: `Letter B is ${small}, C ${middle}, D ${high}, E ${highest}. ${ccdoInstead}`,
};

const chart: TicketChart = {
  measure: 'Operating weight',
  served,
  groups: [
    { name: 'Grab on an excavator', drawing: 'grab-excavator', tickets: digging },
    materialHandler,
    grabLorry,
  ],
};

export const grabOperators: Machine = {
  name: '360 Grab Operators',
  title: '360 Grab and Material Handler Drivers for Hire',
  summary: 'Grab drivers on excavators and material handlers: waste, scrap, timber and demolition sorting.',
  size: {
    length: 8.7,
    height: 5.2,
    pose: 'stabilisers down',
    edges: [26, 314],
    source: 'Wheeled material handler of about 20 t, stabilisers down, typical of its class',
  },
  group: 'usual',
  description:
    'Need a 360 grab driver for scrap, waste or demolition? We find them in the Midlands. No CPCS ticket is called 360 grab: see which card to ask for.',
  opening: `Yes, we find 360 grab drivers, ${promises.leadTime.text}.`,
  intro: `CPCS has no “360 grab” ticket, so go by the machine the grab’s fixed to. In a waste or scrap yard a material handler takes ${category('A58', 'A', 'B')} under ${split} tonnes, ${category('A59', 'A', 'B')} over, or ${category('N202')} or N722. On a demolition site a 360 with a selector grab takes ${category('D90', 'B', 'C', 'D', 'E')}.`,
  updated: '2026-11-23',
  ticketLine: `Yards: ${usualTickets.materialHandler.shortLine}. Demolition: ${usualTickets.demolitionMachine.shortLine}`,
  variants: [
    {
      name: 'Grab on an excavator',
      tickets: digging,
      lifting: { without: 'Grab work', with: 'A load on chains', tickets: liftingOnChains },
      fragment: 'grab',
      note: `${onWheels} Ask to see a training record that names the grab.`,
    },
    {
      ...materialHandler,
      fragment: 'handler',
      note: `${onWheels} Ask for a reference from a yard with that boom and cab.`,
    },
    demolition,
    {
      ...grabLorry,
      note: `Most hauliers’ drivers hold ${cardSchemes.allmi.name} instead, and they need a lorry licence too.`,
    },
  ],
  facts: {
    range: 'Excavator grabs and material handlers',
    hire: 'A week’s cover to several months',
    categories: ['A58', 'A59', 'N202', 'N722'],
    provide: 'The machine and grab, a clear slew area, waste permits',
  },
  related: {
    machines: [
      'excavator-operators',
      'loading-shovel-operators',
      'compactor-operators',
      'skid-steer-operators',
    ],
    sectors: ['waste-management', 'demolition', 'quarry-operations'],
    towns: ['west-bromwich', 'birmingham', 'walsall', 'halesowen'],
    guides: ['certifications', 'environmental-compliance', 'health-safety', 'plant-maintenance'],
  },
  sections: [
    {
      kind: 'tickets',
      heading: 'Which ticket do you need?',
      intro: [
        'Find your machine in the table, and compare it with ',
        photos('material handler'),
        ' if you’re not sure. No card shows hours on a grab, so name the material when you ring.',
      ],
      caption: 'Grab work, the card category to ask for and what else is needed',
      columns: ['Machine or task', 'Also needed', 'CPCS', 'NPORS'],
      chart,
      rows: [
        ...excavators.map((size) => [
          `Grab on an excavator, ${inTonnesShort(size)}`,
          size.needed,
          ...schemeCells(ticketsFor(digging, size)),
        ]),
        [
          `Material handler, over ${split} t`,
          'A reference from a yard with that boom and cab',
          ...schemeCells(ticketsFor(materialHandler.tickets, { from: split, to: Infinity })),
        ],
        [
          'Grab lorry',
          `An HGV licence. Most hauliers’ drivers hold ${cardSchemes.allmi.name}, not these cards`,
          ...schemeCells(grabLorry.tickets),
        ],
        ['Load on chains', 'Your lift plan. On wheels, ask for B and C', ...schemeCells(liftingOnChains)],
        [
          'Demolition site, selector grab or other machine',
          `Asbestos awareness. On D90, B is ${small}, C ${middle}, D ${high}, E ${highest}. Some sites ask for ${cardSchemes.ccdo.name} instead`,
          ...schemeCells(demolition.tickets),
        ],
      ],
    },
    checksAndCost('grab driver', 'which grabs and materials they’ve handled lately'),
    {
      kind: 'prose',
      heading: 'Usual jobs and length of hire',
      paragraphs: [
        `You can hire a grab driver ${promises.hireLength.text}.`,
        [
          'A grab on a digger sorts rubble, feeds a crusher, places rock armour or dredges, and a material handler loads ',
          link('scrap', '/locations/west-bromwich'),
          ', waste wood or logs.',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which grab suits the material?',
      guide: 'Which grab',
      figure: 'grab-kinds',
      band: 'bright',
      items: [
        {
          term: 'Selector',
          text: 'Also called a sorting or demolition grab, it picks steel out of brick and pulls timber.',
        },
        {
          term: 'Clamshell',
          text: 'Two shells close on sand, gravel or soil and spill very little.',
        },
        {
          term: 'Orange-peel',
          text: 'Four to six tines bite into tangled scrap that a shell won’t close on.',
        },
        {
          term: 'Log grab',
          text: 'Its curved arms pass each other, so it grips logs, poles or pipes without crushing them.',
        },
        {
          term: 'Magnet',
          text: 'It’s quick on loose steel, but it drops its load if the power fails. Nobody walks underneath.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Rehandler or digger?',
      collapses: 'on-phones',
      paragraphs: [
        'A rehandler (material handler) is built to pick and place. It has a long boom, stabilisers, and a cab that rises so the driver can see into a wagon. A digger with a grab can track over rubble and change back to a bucket.',
      ],
    },
    {
      kind: 'table',
      heading: 'Scrap, waste and demolition compared',
      collapses: 'on-phones',
      caption: 'Grab work in scrap yards, waste halls and demolition compared',
      columns: ['Work', 'Machine and grab', 'What the driver has to know', 'What you have to settle'],
      rows: [
        [
          'Scrap yard',
          'Rehandler with an orange-peel or magnet',
          'Sealed vessels, gas bottles and batteries',
          'Where the wagon driver waits, and how loads are trimmed',
        ],
        [
          'Waste hall',
          'Rehandler or digger with a clamshell or selector',
          'Fires in the pile, dust, and people who walk in behind a tipping lorry',
          'One-way traffic, permit limits and the fire plan',
        ],
        [
          'Demolition',
          'Digger with a selector and cab guards',
          'The sequence, the drop zone and what may hold asbestos',
          'The written arrangements, the exclusion zone and the card the site takes',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Riser cab and visibility',
      guide: 'Riser cab',
      collapses: 'on-phones',
      items: [
        {
          term: 'Going up',
          text: 'A riser cab lets the driver look down into the wagon. Set the cameras and mirrors for the raised position.',
        },
        {
          term: 'Getting down',
          text: 'Before the cab first goes up, show the driver and somebody on the ground how to lower it in an emergency. The driver brings it right down before climbing out, and keeps three points of contact on the ladder.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Wagons and people on foot',
      guide: 'Wagons and people',
      collapses: 'on-phones',
      intro:
        'Being hit by a vehicle is a leading cause of death in the waste industry, so plan the yard first.',
      items: [
        'Wagon drivers stay in the cab or go to a marked refuge, and nobody stands on a load to trim it.',
        'The grab never passes over a cab, a walkway or a person.',
        'Wagons come in one at a time, and the next one waits behind a line.',
      ],
    },
    haveReady('grab machine', [
      'An induction on tipping rules, the fire point, gas cylinders, batteries and suspected asbestos.',
      `For demolition, the arrangements in writing before work begins, as ${regulations.cdm.short} requires.`,
      'A flat, drained pad, with the slew area marked on the ground and kept clear of people.',
      [
        'Permits and transfer notes for the waste. Permitted sites also record each load they take in, through ',
        link(regulations.wasteTracking.short, regulations.wasteTracking.href),
        '.',
      ],
      'For a slung load, a lift plan, a slinger signaller and a rated lifting point. Never hang chains from the tines.',
    ]),
    dailyChecks([
      'Tines or shells: cracks, bent tips, even closing',
      'Pins and retainers at grab head and dipper',
      'Rotator: oil leaks, bolts, free turning both ways',
      'Hoses to the grab: routing, chafing, couplings tight',
      'Auxiliary pressure and flow set for this attachment',
      'Cab guard and front screen fixed, glass clean',
      'Riser cab: pins, lock, emergency lowering, handrails',
      'Stabilisers down on firm ground; tyres or tracks sound',
      'Slew brake, horn, beacon, camera, work lights',
      'Extinguisher charged; engine bay free of paper, wood and dust',
      'Wires, straps and sheeting cut away from axles and pins',
    ]),
    {
      kind: 'questions',
      heading: 'Questions hirers ask',
      items: [
        {
          question: 'Can a digger driver work a material handler?',
          answer: `The CPCS card is the same, ${bareCategory('A58')} or A59 by weight, and so is ${category('N202')}. Some yards want ${category('N722')}, so ask yours.`,
        },
        {
          question: 'Do lifting regulations apply to a grab?',
          answer: [
            'Not to loose material in the jaws, normally, but ',
            link(regulations.loler.short, regulations.loler.href),
            ' does apply to a load hung from the machine. For single heavy pieces such as beams, ask your appointed person first.',
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
          term: 'Over-reaching',
          text: 'A full grab at long reach can tip the machine, sooner on tyres than on stabilisers. Work to the load chart and keep the pile within easy reach.',
        },
        {
          term: 'Material through the screen',
          text: [
            'Sheared bar and stone can come through the glass, so ',
            link(regulations.puwer.short, regulations.puwer.href),
            ', the work equipment regulations, requires a guard that suits the job.',
          ],
        },
        {
          term: 'Overhead lines',
          text: [
            'A raised handler can reach them. Keep away, or agree clearances with the network operator, as HSE’s guide ',
            link(regulations.gs6.short, regulations.gs6.href),
            ' explains.',
          ],
        },
      ],
    },
    {
      kind: 'sources',
      heading: 'Sources',
      checked: '2026-11-23',
      items: [
        sources.demolition,
        sources.mobileEquipment,
        sources.wasteCode,
        {
          title: 'Transport in the waste and recycling industry',
          publisher: 'Health and Safety Executive',
          href: 'https://www.hse.gov.uk/waste/transport.htm',
        },
      ],
    },
  ],
};
