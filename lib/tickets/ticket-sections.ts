import { machines } from '@/content/machines/index.ts';
import type { SectionOf } from '@/content/section.ts';

export type TicketSection = {
  /** The slug of the page. A page's second chart gets the suffix `-2`. */
  readonly chartName: string;
  /** The drawing of the page's machine. */
  readonly drawingFile: string;
  readonly section: SectionOf<'tickets'>;
};

export const ticketSections: readonly TicketSection[] = machines.entries.flatMap(
  ({ slug, drawingFile, sections }) =>
    sections
      .filter((section) => section.kind === 'tickets')
      .map((section, index) => ({
        chartName: index === 0 ? slug : `${slug}-${index + 1}`,
        drawingFile,
        section,
      })),
);

/** Throws if no page of a machine has this section. */
export const ticketSectionOf = (section: SectionOf<'tickets'>): TicketSection => {
  const ticketSection = ticketSections.find((other) => other.section === section);
  if (!ticketSection)
    throw new Error(`“${section.heading}”: only pages of machines can have a section of the kind tickets.`);
  return ticketSection;
};
