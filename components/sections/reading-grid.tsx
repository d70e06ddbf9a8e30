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
 * The part of a page with its sections: white, with twelve columns, and a rule between sections.
 *
 * @example
 * <ReadingGrid>
 *   <GridSection heading="Who pays?">…</GridSection>
 *   <SectionList page={page} />
 * </ReadingGrid>
 */
export const ReadingGrid = ({ isDocument, hasLargeHeadings, children }: ReadingGridProps) => (
  <div className={clsx('reading-grid', isDocument && 'document-page', hasLargeHeadings && 'large-headings')}>
    {children}
  </div>
);
