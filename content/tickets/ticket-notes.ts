import { cardSchemes } from './card-schemes.ts';
import { category, type PlainCode } from './categories.ts';

export const ccdoInstead = `Some sites ask for a ${cardSchemes.ccdo.name} card instead, so check before you book.`;

export const nporsSize = `${category('N202')} is one code for every size, so check that the size printed beside it covers your machine.`;

export const quarryCards = `Many quarries ask for ${cardSchemes.mpqc.name}, their industry’s own card, and some also take ${cardSchemes.cpcs.name} or ${cardSchemes.npors.name}.`;

const vehicleMarshal: PlainCode = 'N403';

/** NPORS divides marshals into those of plant and those of vehicles. CPCS has one category for both. */
export const marshalCodes = `${category('A73')}, ${category('N133')} or ${vehicleMarshal}`;
