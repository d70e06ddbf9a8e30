import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { ContentsList } from './contents-list';

type SideHeadedProps = {
  /** The sections in the list of contents. Without sections there is no list. */
  readonly sections?: Sections;
  readonly children: ReactNode;
};

/** Reference text: on wide screens each heading is to the left of its text and stays in view. */
export const SideHeaded = ({ sections = [], children }: SideHeadedProps) => (
  <div className={clsx('side-headed', sections.length > 1 && 'numbered')}>
    <div className="frame">
      <ContentsList sections={sections} />
      {children}
    </div>
  </div>
);
