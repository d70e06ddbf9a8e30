import type { Definition } from '../model/section-parts.ts';
import { promises } from '../promises.ts';

/** When to ring for which start. */
export const startTimes: readonly Definition[] = [
  { term: 'Tomorrow', text: promises.tomorrow.text },
  { term: 'Monday', text: promises.mondayStart.text },
  { term: 'Rare machines', text: promises.rareLeadTime.text },
];
