import { cardSchemes } from './card-schemes.ts';
import { bareCategory, cardCode, category, type PlainCode, weightSplits } from './categories.ts';

// These codes omit the scheme, because the lines that contain them already name it.
const excavatorLifting: PlainCode = 'N100';
const telehandlerLifting: PlainCode = 'N138';
const handler: PlainCode = 'N722';
const trackedShovel: PlainCode = 'A22';
const excavatorOver = cardCode({ code: 'A59', letters: ['A'] });
const truckOfAnySize = cardCode({ code: 'A56', letters: ['B'] });

const either = (cpcs: PlainCode, npors: PlainCode) => `${category(cpcs)} or ${category(npors)}`;

const byWeight = (below: PlainCode, above: PlainCode, split: number) =>
  `${category(below)} under ${split} tonnes, ${above} over`;

const excavatorDigging = `${category('A58', 'A')}, or ${excavatorOver} over ${weightSplits.excavator} tonnes, or ${category('N202')} for your size of machine`;

const orCcdo = `, or a ${cardSchemes.ccdo.name} card if the site asks for it`;

export const ccdoInstead = `Some sites ask for a ${cardSchemes.ccdo.name} card instead, so check before you book.`;

export const nporsSize = `${category('N202')} is one code for every size, so check that the size printed beside it covers your machine.`;

export const quarryCards = `Many quarries ask for ${cardSchemes.mpqc.name}, their industry’s own card, and some also take ${cardSchemes.cpcs.name} or ${cardSchemes.npors.name}.`;

const fixedBoom = category('A17', 'C');
const hooked = cardCode({ code: 'A17', letters: ['C'], and: 'E' });

/** A single line for pages that only mention the machine. */
export const ticketLines = {
  dumper: either('A09', 'N204'),
  articulatedTruck: `${category('A56', 'A')} up to 15 tonnes, ${truckOfAnySize} any size, or ${category('N205')}`,
  rigidTruck: either('A57', 'N205'),
  excavator: `${excavatorDigging}. To lift, add C (CPCS) or ${excavatorLifting} (NPORS)`,
  excavatorGrab: `${excavatorDigging}. Ask for grab training too`,
  /** For waste and scrap yards. Demolition sites ask for `demolitionMachine`. */
  materialHandler: `${category('A58', 'A', 'B')} under ${weightSplits.excavator} tonnes, ${cardCode({ code: 'A59', letters: ['A', 'B'] })} over, or ${category('N202')} or ${handler}`,
  demolitionMachine: `${category('D90', 'B', 'C', 'D', 'E')} by size or height${orCcdo}`,
  grabLorry: `${cardSchemes.allmi.name}, ${either('A36', 'N107')}`,
  dozer: either('A34', 'N215'),
  roller: either('A31', 'N214'),
  loadingShovel: `${category('A21')} on wheels, ${trackedShovel} on tracks, or ${category('N209')}`,
  telehandler: `${fixedBoom} or ${category('N010')}`,
  /** The ticket for lifting roof trusses and other loads with a hook or a jib. */
  telehandlerLifting: `CPCS ${hooked}, or ${category('N010')} with ${telehandlerLifting}`,
  forklift: either('A16', 'N001'),
  roughTerrainForklift: either('A14', 'N009'),
  sideLoader: either('A15', 'N006'),
  reachTruck: either('A18', 'N003'),
  crane: `${category('A60', 'A', 'B', 'C')} to suit the duty, or ${category('N101')}`,
  skidSteer: either('A23', 'N212'),
  demolitionSkidSteer: `${category('D92')}${orCcdo}`,
  backhoe: `${byWeight('A10', 'A12', weightSplits.backhoe)}, or ${category('N201')}`,
  grader: either('A19', 'N240'),
  compactor: either('A32', 'N224'),
  scraper: either('A24', 'N223'),
  boredPiling: `${byWeight('A47', 'A48', weightSplits.piling)}, or ${category('N221')}`,
  drivenPiling: `${byWeight('A45', 'A46', weightSplits.piling)}, or ${category('N221')}`,
  tripodPiling: either('A30', 'N221'),
} as const satisfies Record<string, string>;

const vehicleMarshal: PlainCode = 'N403';

/** NPORS divides marshals into those of plant and those of vehicles. CPCS has one category for both. */
export const marshalCodes = `${category('A73')}, ${category('N133')} or ${vehicleMarshal}`;

/** The key of a ticket line, such as `boredPiling`. */
export type TicketKey = keyof typeof ticketLines;

const pair = (cpcs: PlainCode, npors: PlainCode) => `${category(cpcs)}, ${npors}`;
/** For pages with room for a few words. The letters are those of tracked machines. */
const excavator = `${category('A58', 'A')} under ${weightSplits.excavator} t, ${excavatorOver} over, or N202`;
const bySize = 'letter by size';

/** The tickets in short, for lists whose entries link to the machine's page. That page has all letters and weights. */
export const ticketsInShort: Readonly<Record<TicketKey, string>> = {
  ...ticketLines,
  dumper: pair('A09', 'N204'),
  articulatedTruck: `${bareCategory('A56')} (${bySize}), N205`,
  rigidTruck: pair('A57', 'N205'),
  excavator: `${excavator}. To lift, add C or ${excavatorLifting}`,
  excavatorGrab: excavator,
  materialHandler: `${bareCategory('A58')} under ${weightSplits.excavator} t, A59 over, N202 or ${handler}`,
  demolitionMachine: `${bareCategory('D90')} (${bySize})`,
  dozer: pair('A34', 'N215'),
  roller: pair('A31', 'N214'),
  loadingShovel: pair('A21', 'N209'),
  telehandler: `${fixedBoom}, N010`,
  telehandlerLifting: `CPCS ${hooked}, N010 with ${telehandlerLifting}`,
  forklift: pair('A16', 'N001'),
  roughTerrainForklift: pair('A14', 'N009'),
  sideLoader: pair('A15', 'N006'),
  reachTruck: pair('A18', 'N003'),
  crane: `${category('A60', 'C')}, N101`,
  skidSteer: pair('A23', 'N212'),
  backhoe: `${bareCategory('A12')}, N201`,
  grader: pair('A19', 'N240'),
  compactor: pair('A32', 'N224'),
  scraper: pair('A24', 'N223'),
  boredPiling: `${bareCategory('A47')} under ${weightSplits.piling} t, A48 over, or N221`,
  drivenPiling: `${bareCategory('A45')} under ${weightSplits.piling} t, A46 over, or N221`,
  tripodPiling: pair('A30', 'N221'),
};
