import { categoryLimits } from '@/content/tickets/categories.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';

/** Returns the upper weight limits of the categories, in tonnes and in ascending order. */
export const weightEnds = (tickets: readonly Ticket[]) =>
  [...new Set(tickets.flatMap(({ code }) => categoryLimits[code]?.to ?? []))].toSorted(
    (first, second) => first - second,
  );
