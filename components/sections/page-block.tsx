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
