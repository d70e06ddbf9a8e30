import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/language.ts';

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
  readonly className?: string;
  readonly children: ReactNode;
};

/** A line in the site's language after a page's sections, such as the date of the last update. */
export const SectionNote = ({ className, children }: SectionNoteProps) => (
  <PageBlock lang={siteLanguage} className={clsx('heading-beside section-note body', className)}>
    <p>{children}</p>
  </PageBlock>
);
