import clsx from 'clsx';
import type { ReactNode } from 'react';

type PageBlockProps = {
  readonly as?: 'div' | 'dl';
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A block without a heading on the reading grid. */
export const PageBlock = ({ as: Tag = 'div', lang, className, children }: PageBlockProps) => (
  <Tag lang={lang} className={clsx('page-section', className)}>
    {children}
  </Tag>
);

type SectionNoteProps = {
  readonly lang?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A line without a heading after a page's sections, such as the date of the last update. */
export const SectionNote = ({ lang, className, children }: SectionNoteProps) => (
  <PageBlock lang={lang} className={clsx('heading-beside section-note body', className)}>
    <p>{children}</p>
  </PageBlock>
);
