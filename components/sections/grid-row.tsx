import clsx from 'clsx';
import type { ReactNode } from 'react';

type GridRowProps = {
  readonly as?: 'div' | 'dl';
  readonly lang?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A section on the reading grid without a heading. */
export const GridRow = ({ as: Tag = 'div', lang, className, children }: GridRowProps) => (
  <Tag lang={lang} className={clsx('grid-section', className)}>
    {children}
  </Tag>
);
