import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageBlock } from './page-block.tsx';

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
