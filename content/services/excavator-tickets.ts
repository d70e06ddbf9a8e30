import { category } from '../categories';
import type { Ask } from '../tickets';

/** For a 360 of any weight, whatever is fitted to it. */
export const digging: readonly Ask[] = [{ code: 'A58' }, { code: 'A59' }, { code: 'N202' }];

/** For a load hung from it on chains. */
export const liftingOnChains: readonly Ask[] = [
  { code: 'A58', plus: 'endorsement C' },
  { code: 'A59', plus: 'endorsement C' },
  { code: 'N202', plus: category('N100') },
];
