import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Page } from '@/content/model/page.ts';
import type { LayoutOptions } from './resolve-layouts.ts';
import { SectionList } from './section-list.tsx';

type PageSectionsProps = LayoutOptions & {
  readonly page: Pick<Page, 'path' | 'sections'>;
  /** Each is a `SectionFrame` or a `GridRow`, above the sections of the page. */
  readonly children?: ReactNode;
  /** Those below the sections. */
  readonly after?: ReactNode;
  /** Makes the headings of sections as wide as the window as large as those on a stage. */
  readonly hasLargeHeadings?: boolean;
};

/**
 * The sections of a page on the reading grid, which is white and has twelve columns, with a rule between sections.
 * Renders nothing if the page has no sections.
 *
 * @example
 * <PageSections page={page}>
 *   <SectionFrame heading="Who pays?">…</SectionFrame>
 * </PageSections>
 */
export const PageSections = ({ page, children, after, hasLargeHeadings, ...options }: PageSectionsProps) =>
  (children || after || page.sections.length > 0) && (
    <div
      className={clsx(
        'reading-grid',
        options.isDocument && 'document-page',
        hasLargeHeadings && 'large-headings',
      )}
    >
      {children}
      <SectionList page={page} {...options} />
      {after}
    </div>
  );
