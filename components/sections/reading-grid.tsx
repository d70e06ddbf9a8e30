import clsx from 'clsx';
import type { ReactNode } from 'react';

type ReadingGridProps = {
  /** Makes the page one document with a border, which visitors print and hand on. */
  readonly isDocument?: boolean | undefined;
  /** Makes the headings of full-width sections as large as those on a stage. */
  readonly hasLargeHeadings?: boolean;
  readonly children: ReactNode;
};

/**
 * The white page on which sections are read: twelve columns, and a rule between sections.
 *
 * @example
 * <ReadingGrid>
 *   <PageSection heading="Who pays?">…</PageSection>
 *   <SectionList page={page} />
 * </ReadingGrid>
 */
export const ReadingGrid = ({ isDocument, hasLargeHeadings, children }: ReadingGridProps) => (
  <div className={clsx('reading-grid', isDocument && 'document-page', hasLargeHeadings && 'large-headings')}>
    {children}
  </div>
);
