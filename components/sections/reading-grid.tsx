import type { ReactNode } from 'react';

/**
 * The white page on which sections are read: twelve columns, and a rule between sections.
 *
 * @example
 * <ReadingGrid>
 *   <Section heading="Who pays?">…</Section>
 *   <SectionList sections={entry.sections} />
 * </ReadingGrid>
 */
export const ReadingGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className="reading-grid">{children}</div>
);
