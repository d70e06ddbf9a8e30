import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { ContentsList } from './contents-list';

type SideHeadedProps = {
  readonly sections?: Sections;
  readonly children: ReactNode;
};

/** On wide screens, each heading is to the left of its text and remains visible while the text scrolls. */
export const SideHeaded = ({ sections = [], children }: SideHeadedProps) => (
  <div className={clsx('side-headed', sections.length > 1 && 'numbered')}>
    <div className="frame">
      <ContentsList sections={sections} />
      {children}
    </div>
  </div>
);
