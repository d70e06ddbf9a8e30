import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { CallPanel, type CallPanelProps } from './call-panel';
import { ContentsList } from './contents-list';

type BodyLayoutProps = {
  /** The first part of the aside. On narrow screens it appears above the text. */
  readonly beside?: ReactNode;
  readonly call?: CallPanelProps | undefined;
  /** The sections in the list of contents. If empty, there is no list. */
  readonly sections?: Sections;
  /** Sources, which wide screens show in the aside. */
  readonly sources?: ReactNode;
  /** Content below the text. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Running text in one column, beside a sticky aside with facts, the page's action and the list of contents. Without an aside,
 * headings are at the left of their text.
 */
export const BodyLayout = ({ beside, call, sections = [], sources, after, children }: BodyLayoutProps) => {
  const hasAside = beside || call || sections.length > 0 || sources;
  return (
    <div className={clsx('reading', !hasAside && 'without-aside')}>
      <div className="frame">
        {/* The class sets column 2 explicitly, so that the text doesn't move while the rest of the page loads. */}
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
