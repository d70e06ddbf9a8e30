import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sections } from '@/content/section';
import { CallPanel, type CallPanelProps } from './call-panel';
import { ContentsList } from './contents-list';

type BodyLayoutProps = {
  /** Above the call panel on wide screens and above the body on narrow ones. */
  readonly beside?: ReactNode;
  readonly call: CallPanelProps;
  /** What the list of contents names; without them there is none. */
  readonly sections?: Sections;
  readonly children: ReactNode;
};

/** The sections of a page that are beside its call panel, where the others take the width in two columns. */
export const sectionsBesideCall = 2;

/** The part between hero and closing call of a page with running text. Call panel and contents stay in view while one reads. */
export const BodyLayout = ({ beside, call, sections = [], children }: BodyLayoutProps) => (
  <div className="text-and-call">
    <div className="frame grid gap-10 py-10 lg:grid-flow-dense lg:grid-cols-[1fr_19rem]">
      {/* In column 2 by its class, so that it does not move while the rest of the page loads. */}
      <div
        className={clsx(
          'flex flex-col gap-8 lg:col-start-2',
          !beside && sections.length === 0 && 'max-lg:hidden',
        )}
      >
        {beside}
        <div className="beside-text">
          <CallPanel {...call} />
          <ContentsList sections={sections} />
        </div>
      </div>
      <div>{children}</div>
    </div>
  </div>
);
