import { orList } from '../format/grammar.ts';
import { cardSchemes } from './card-schemes.ts';

/** How long a card of CPCS or NPORS lasts: `2 years`, or `2 or 3 years` if the schemes differ. */
export const cardYears = (colour: 'red' | 'blue') => {
  const { cpcs, npors } = cardSchemes;
  return `${orList.format(new Set([String(cpcs[colour].years), String(npors[colour].years)]))} years`;
};
