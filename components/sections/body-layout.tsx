import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { CallPanel, type CallPanelProps } from './call-panel';
import { ContentsList } from './contents-list';

type BodyLayoutProps = {
  /** The first part of the side column. On narrow screens, it is above the text. */
  readonly beside?: ReactNode;
  readonly call?: CallPanelProps | undefined;
  /** The sections to list in the table of contents. */
  readonly sections?: Sections;
  readonly signOnPosts?: boolean | undefined;
  readonly sources?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

/** Headings are to the left of their text if there is no side column. */
export const BodyLayout = ({
  beside,
  call,
  sections = [],
  signOnPosts,
  sources,
  after,
  children,
}: BodyLayoutProps) => {
  const hasAside = beside || call || sections.length > 0 || sources;
  return (
    <div className={clsx('reading', !hasAside && 'without-aside', signOnPosts && 'with-sign')}>
      <div className="frame">
        {/* The CSS class sets column 2 explicitly, so that the text doesn't move while the rest of the page loads. */}
        {hasAside && (
          <div className="beside-text">
            {beside}
            {call && <CallPanel {...call} />}
            <ContentsList sections={sections} />
          </div>
        )}
        <div>{children}</div>
        {sources && <div className="sources">{sources}</div>}
        {after && <div>{after}</div>}
      </div>
    </div>
  );
};
