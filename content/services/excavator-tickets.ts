import { category } from '../categories';
import type { Ask } from '../tickets';

/** For a 360 of any weight, whatever is fitted to it. */
export const digging: readonly Ask[] = [
  { code: 'A58', letters: ['A', 'B'] },
  { code: 'A59', letters: ['A', 'B'] },
  { code: 'N202' },
];

/** For a load hung from it on chains, besides the letter for its tracks or wheels. */
export const liftingOnChains: readonly Ask[] = [
  { code: 'A58', letters: ['C'] },
  { code: 'A59', letters: ['C'] },
  { code: 'N202', plus: category('N100') },
];
