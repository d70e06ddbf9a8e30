import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/language.ts';

type SectionNoteProps = {
  readonly className?: string;
  readonly children: ReactNode;
};

/** A line in the site's language after a page's sections, such as the date of the last update. */
export const SectionNote = ({ className, children }: SectionNoteProps) => (
  <div lang={siteLanguage} className={clsx('grid-section heading-beside section-note body', className)}>
    <p>{children}</p>
  </div>
);
