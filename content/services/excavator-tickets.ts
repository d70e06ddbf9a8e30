import { category, categoryLetters } from '../categories';
import type { Ask } from '../tickets';

/** The categories for a 360 excavator of any weight, with any attachment. */
export const digging: readonly Ask[] = [
  { code: 'A58', letters: ['A', 'B'] },
  { code: 'A59', letters: ['A', 'B'] },
  { code: 'N202' },
];

/** The categories for lifting with chains from a tracked 360 excavator. */
export const liftingOnChains: readonly Ask[] = [
  { code: 'A58', letters: ['A'], and: 'C' },
  { code: 'A59', letters: ['A'], and: 'C' },
  { code: 'N202', plus: category('N100') },
];

/** A note about wheeled 360 excavators, because the ticket finder doesn't include them. */
export const onWheels = `Letter A is ${categoryLetters.A59.A} and B is ${categoryLetters.A59.B}, and lifting with a wheeled one takes B and C.`;
