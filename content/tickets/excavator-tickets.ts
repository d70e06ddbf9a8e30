import { category, categoryLetters } from './categories.ts';
import type { Ticket } from './tickets.ts';
import type { TonneRange } from './tonnes.ts';

export const servedExcavators: TonneRange = { from: 1.5, to: 45 };

/** For excavators of any weight, with any attachment. */
export const digging: readonly Ticket[] = [
  { code: 'A58', letters: ['A', 'B'] },
  { code: 'A59', letters: ['A', 'B'] },
  { code: 'N202' },
];

export const liftingOnChains: readonly Ticket[] = [
  { code: 'A58', letters: ['A'], alsoLetter: 'C' },
  { code: 'A59', letters: ['A'], alsoLetter: 'C' },
  { code: 'N202', alsoCategory: 'N100' },
];

export const onWheels = `Letter A is ${categoryLetters.A59.A}, B is ${categoryLetters.A59.B}, and lifting adds C. ${category('N202')} must show your size.`;
