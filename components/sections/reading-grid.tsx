import clsx from 'clsx';
import type { ReactNode } from 'react';

type ReadingGridProps = {
  /** Draws a frame around the sections. */
  readonly isFramed?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * The white page on which sections are read: twelve columns, and a rule between sections.
 *
 * @example
 * <ReadingGrid>
 *   <Section heading="Who pays?">…</Section>
 *   <SectionList sections={entry.sections} />
 * </ReadingGrid>
 */
export const ReadingGrid = ({ isFramed, children }: ReadingGridProps) => (
  <div className={clsx('reading-grid', isFramed && 'is-framed')}>{children}</div>
);
