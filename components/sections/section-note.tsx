import clsx from 'clsx';
import type { ReactNode } from 'react';

type SectionNoteProps = {
  readonly lang?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A line without a heading after a page's sections, such as the date of the last update. */
export const SectionNote = ({ lang, className, children }: SectionNoteProps) => (
  <div lang={lang} className={clsx('page-section heading-beside section-note body', className)}>
    <p>{children}</p>
  </div>
);
