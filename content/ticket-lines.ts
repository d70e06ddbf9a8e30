import { cardSchemes } from './card-schemes';
import { category, type CategoryCode, weightSplits } from './categories';

// Printed without their scheme, which the line has just named.
const excavatorLifting: CategoryCode = 'N100';
const trackedShovel: CategoryCode = 'A22';

const either = (cpcs: CategoryCode, npors: CategoryCode) => `${category(cpcs)} or ${category(npors)}`;

const byWeight = (below: CategoryCode, above: CategoryCode, split: number) =>
  `${category(below)} under ${split} tonnes, ${above} over`;

const excavatorDigging = `${byWeight('A58', 'A59', weightSplits.excavator)}, or ${category('N202')}`;

const orCcdo = `, or a ${cardSchemes.ccdo.name} card if the site asks for it`;

/** Goes with the category of a demolition machine where there is room for a sentence. */
export const ccdoInstead = `Some sites ask for a ${cardSchemes.ccdo.name} card instead, so check before you book.`;

/** The ticket to ask for in one line, machine by machine, for every page that names a machine in passing. */
export const ticketLines = {
  dumper: either('A09', 'N204'),
  articulatedTruck: category('A56'),
  rigidTruck: category('A57'),
  excavator: `${byWeight('A58', 'A59', weightSplits.excavator)}, endorsement C to lift, or ${category('N202')}, plus ${excavatorLifting} to lift`,
  excavatorDigging,
  excavatorGrab: `${excavatorDigging}, with training on the grab`,
  materialHandler: category('N722'),
  demolitionMachine: `${category('D90')}${orCcdo}`,
  grabLorry: `${cardSchemes.allmi.name}, ${either('A36', 'N107')}`,
  dozer: either('A34', 'N215'),
  roller: either('A31', 'N214'),
  loadingShovel: `${category('A21')} on wheels, ${trackedShovel} on tracks, or ${category('N209')}`,
  telehandler: either('A17', 'N010'),
  forklift: either('A16', 'N001'),
  roughTerrainForklift: either('A14', 'N009'),
  sideLoader: either('A15', 'N006'),
  reachTruck: either('A18', 'N003'),
  crane: `${category('A60')} with the endorsement for your lifts, or ${category('N101')}`,
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

/** A machine as its ticket tells it apart: a bored rig from a driven one. */
export type Ticket = keyof typeof ticketLines;
