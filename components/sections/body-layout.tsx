import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { CallPanel, type CallPanelProps } from './call-panel';
import { ContentsList } from './contents-list';

type BodyLayoutProps = {
  /** The first part of the aside: above the text on narrow screens. */
  readonly beside?: ReactNode;
  readonly call: CallPanelProps;
  /** The sections that the list of contents links to. Without them there is no list. */
  readonly sections?: Sections;
  readonly children: ReactNode;
};

/** Running text in one column. The aside beside it stays in view: facts, the phone number and the list of contents. */
export const BodyLayout = ({ beside, call, sections = [], children }: BodyLayoutProps) => (
  <div className="reading">
    <div className="frame">
      {/* In column 2 by its class, so that it does not move while the rest of the page loads. */}
      <div className="beside-text">
        {beside}
        <CallPanel {...call} />
        <ContentsList sections={sections} />
      </div>
      <div>{children}</div>
    </div>
  </div>
);
