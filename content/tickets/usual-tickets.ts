import { cardSchemes } from './card-schemes.ts';
import {
  bareCategory,
  byScheme,
  category,
  categoryLimits,
  ticketCode,
  weightSplits,
  type PlainCode,
} from './categories.ts';
import { digging } from './excavator-tickets.ts';
import type { Ticket } from './tickets.ts';

const isByWeight = (tickets: readonly Ticket[]) => tickets.some(({ code }) => code in categoryLimits);

const codesText = (tickets: readonly Ticket[], tonnes: string) =>
  tickets
    .map((ticket) => {
      const { from, to } = categoryLimits[ticket.code] ?? {};
      const parts = [
        ticketCode(ticket),
        ticket.alsoCategory && `with ${ticket.alsoCategory}`,
        to && `under ${to} ${tonnes}`,
        from && 'over',
      ];
      return parts.filter(Boolean).join(' ');
    })
    .join(isByWeight(tickets) ? ', ' : ' or ');

const usedSchemes = (tickets: readonly Ticket[]) => byScheme(tickets).filter(({ items }) => items.length > 0);

const lineOf = (tickets: readonly Ticket[]) =>
  usedSchemes(tickets)
    .map(({ scheme, items }) => `${scheme} ${codesText(items, 'tonnes')}`)
    .join(isByWeight(tickets) || tickets.some(({ alsoLetter }) => alsoLetter) ? ', or ' : ' or ');

/** Names only the first scheme. */
const shortLineOf = (tickets: readonly Ticket[]) =>
  usedSchemes(tickets)
    .map(({ scheme, items }, index) => `${index === 0 ? `${scheme} ` : ''}${codesText(items, 't')}`)
    .join(isByWeight(tickets) ? ', or ' : ', ');

type Lines = {
  /** For pages that only mention the machine: `CPCS A09 or NPORS N204`. */
  readonly line: string;
  /** For lists whose entries link to the machine's page, which has all letters and weights: `CPCS A09, N204`. */
  readonly shortLine: string;
};

/** The lines are derived from the tickets, unless other words are clearer. */
const usual = (tickets: readonly Ticket[], lines: Partial<Lines> = {}) => ({
  tickets,
  line: lineOf(tickets),
  shortLine: shortLineOf(tickets),
  ...lines,
});

/** The letters are those of tracked machines. */
const trackedExcavator: readonly Ticket[] = [
  { code: 'A58', letters: ['A'] },
  { code: 'A59', letters: ['A'] },
  { code: 'N202' },
];

// These codes omit the scheme, because the lines that contain them already name it.
const excavatorLifting: PlainCode = 'N100';
const trackedShovel: PlainCode = 'A22';
const excavatorOver = ticketCode({ code: 'A59', letters: ['A'] });
const truckOfAnySize = ticketCode({ code: 'A56', letters: ['B'] });

const excavatorDigging = `${category('A58', 'A')}, or ${excavatorOver} over ${weightSplits.excavator} tonnes, or ${category('N202')} for your size of machine`;

const bySize = 'letter by size';

const orCcdo = `, or a ${cardSchemes.ccdo.name} card if the site asks for it`;

const onDemolition = `${category('D92')}${orCcdo}`;

const onLorry = `${cardSchemes.allmi.name}, ${category('A36')} or ${category('N107')}`;

/** Warehouses and factories usually accept a certificate of these bodies instead of an NPORS card. */
const forkliftBodies = 'AITT, ITSSAR or RTITB';

const warehouseTruck = (tickets: readonly Ticket[]) =>
  usual(tickets, {
    line: `${lineOf(tickets)}, or a forklift certificate from ${forkliftBodies}`,
    shortLine: `${shortLineOf(tickets)}, ${forkliftBodies}`,
  });

/** The usual tickets of each machine or variant. */
export const usualTickets = {
  dumper: usual([{ code: 'A09' }, { code: 'N204' }]),
  articulatedTruck: usual([{ code: 'A56', letters: ['A', 'B'] }, { code: 'N205' }], {
    line: `${category('A56', 'A')} up to 15 tonnes, ${truckOfAnySize} any size, or ${category('N205')}`,
    shortLine: `${bareCategory('A56')} (${bySize}), N205`,
  }),
  rigidTruck: usual([{ code: 'A57' }, { code: 'N205' }]),
  excavator: usual(trackedExcavator, {
    line: `${excavatorDigging}. To lift, add C (CPCS) or ${excavatorLifting} (NPORS)`,
    shortLine: `${shortLineOf(trackedExcavator)}. To lift, add C or ${excavatorLifting}`,
  }),
  excavatorGrab: usual(trackedExcavator, { line: `${excavatorDigging}. Ask for grab training too` }),
  /** For waste and scrap yards. Demolition sites ask for `demolitionMachine`. */
  materialHandler: usual([...digging, { code: 'N722' }], {
    shortLine: `${bareCategory('A58')} under ${weightSplits.excavator} t, A59 over, N202 or N722`,
  }),
  demolitionMachine: usual([{ code: 'D90', letters: ['B', 'C', 'D', 'E'] }], {
    line: `${category('D90', 'B', 'C', 'D', 'E')} by size or height${orCcdo}`,
    shortLine: `${bareCategory('D90')} (${bySize})`,
  }),
  grabLorry: usual([{ code: 'A36' }, { code: 'N107' }], { line: onLorry, shortLine: onLorry }),
  dozer: usual([{ code: 'A34' }, { code: 'N215' }]),
  roller: usual([{ code: 'A31' }, { code: 'N214' }]),
  loadingShovel: usual([{ code: 'A21' }, { code: 'N209' }], {
    line: `${category('A21')} on wheels, ${trackedShovel} on tracks, or ${category('N209')}`,
  }),
  telehandler: usual([{ code: 'A17', letters: ['C'] }, { code: 'N010' }]),
  /** For roof trusses and other loads on a hook or a jib. */
  telehandlerLifting: usual([
    { code: 'A17', letters: ['C'], alsoLetter: 'E' },
    { code: 'N010', alsoCategory: 'N138' },
  ]),
  forklift: warehouseTruck([{ code: 'A16' }, { code: 'N001' }]),
  roughTerrainForklift: usual([{ code: 'A14' }, { code: 'N009' }]),
  sideLoader: warehouseTruck([{ code: 'A15' }, { code: 'N006' }]),
  reachTruck: warehouseTruck([{ code: 'A18' }, { code: 'N003' }]),
  /** C covers all duties. */
  crane: usual([{ code: 'A60', letters: ['C'] }, { code: 'N101' }], {
    line: `${category('A60', 'A', 'B', 'C')} to suit the duty, or ${category('N101')}`,
  }),
  skidSteer: usual([{ code: 'A23' }, { code: 'N212' }]),
  demolitionSkidSteer: usual([{ code: 'D92' }], { line: onDemolition, shortLine: onDemolition }),
  backhoe: usual([{ code: 'A10' }, { code: 'A12' }, { code: 'N201' }], {
    shortLine: `${bareCategory('A12')}, N201`,
  }),
  grader: usual([{ code: 'A19' }, { code: 'N240' }]),
  compactor: usual([{ code: 'A32' }, { code: 'N224' }]),
  scraper: usual([{ code: 'A24' }, { code: 'N223' }]),
  boredPiling: usual([{ code: 'A47' }, { code: 'A48' }, { code: 'N221' }]),
  drivenPiling: usual([{ code: 'A45' }, { code: 'A46' }, { code: 'N221' }]),
  tripodPiling: usual([{ code: 'A30' }, { code: 'N221' }]),
};

/** The key of the usual tickets of a machine or variant, such as `boredPiling`. */
export type TicketKey = keyof typeof usualTickets;
