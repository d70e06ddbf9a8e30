import { machines } from '@/content/machines/index.ts';
import { withGrouped, type SectionOf } from '@/content/model/section.ts';
import type { MachineSlug } from '@/content/paths.ts';

export type TicketSection = {
  /** The page's machine, whose drawing is on the scale of the chart. */
  readonly slug: MachineSlug;
  readonly section: SectionOf<'tickets'>;
};

/** At most one of each machine (`ticketProblems`). */
export const ticketSections: readonly TicketSection[] = machines.entries.flatMap(({ slug, sections }) =>
  withGrouped(sections)
    .filter((section) => section.kind === 'tickets')
    .map((section) => ({ slug, section })),
);
