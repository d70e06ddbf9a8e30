import { familyPages } from '@/content/families.ts';
import { withGrouped, type SectionOf } from '@/content/model/section.ts';
import { pages } from '@/content/pages/index.ts';

/** At most one of each machine (`chartProblems`). */
export const ticketSections: readonly SectionOf<'tickets'>[] = [...pages, ...familyPages]
  .flatMap(({ sections }) => withGrouped(sections))
  .filter((section) => section.kind === 'tickets');
