import type { ReactNode } from 'react';

type ReadingGridProps = {
  /** Links to the sections, in three columns to their left. The headings are then above their text. */
  readonly contents?: ReactNode;
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
export const ReadingGrid = ({ contents, children }: ReadingGridProps) =>
  contents ? (
    <div className="reading-grid with-contents">
      <div className="frame">
        {contents}
        <div>{children}</div>
      </div>
    </div>
  ) : (
    <div className="reading-grid">{children}</div>
  );
