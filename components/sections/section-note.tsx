import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/language.ts';
import { GridRow } from './grid-row.tsx';

type SectionNoteProps = {
  readonly className?: string;
  readonly children: ReactNode;
};

/** A line in the site's language after a page's sections, such as the date of the last update. */
export const SectionNote = ({ className, children }: SectionNoteProps) => (
  <GridRow lang={siteLanguage} className={clsx('heading-beside section-note running-text', className)}>
    <p>{children}</p>
  </GridRow>
);
