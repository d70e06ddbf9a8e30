import { category, categoryLetters } from '../categories';
import type { Ask } from '../tickets';

/** For a 360 of any weight, whatever is fitted to it. */
export const digging: readonly Ask[] = [
  { code: 'A58', letters: ['A', 'B'] },
  { code: 'A59', letters: ['A', 'B'] },
  { code: 'N202' },
];

/** For a load hung from a tracked one on chains. */
export const liftingOnChains: readonly Ask[] = [
  { code: 'A58', letters: ['A'], and: 'C' },
  { code: 'A59', letters: ['A'], and: 'C' },
  { code: 'N202', plus: category('N100') },
];

/** What the answers of the finder leave out. */
export const onWheels = `Letter A is ${categoryLetters.A59.A} and B is ${categoryLetters.A59.B}. To lift with one on wheels, ask for B and C.`;
