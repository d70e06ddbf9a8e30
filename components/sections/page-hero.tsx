import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import type { Jump } from '@/lib/site/jumps';
import { JumpLinks } from './jump-links';

/** `aside` is beside the text on wide screens and under it on narrow ones. */
type PageHeroProps = {
  readonly heading: string;
  readonly intro: Text;
  readonly actions?: ReactNode;
  readonly jumps?: readonly Jump[];
  readonly aside?: ReactNode;
  readonly wideAside?: boolean;
};

/** The top of a page: heading, introduction, actions and a picture. */
export const PageHero = ({ heading, intro, actions, jumps = [], aside, wideAside }: PageHeroProps) => (
  <div className="@container bg-paper">
    <div
      className={clsx(
        'frame grid items-start gap-8 pt-4 pb-8 md:pt-8 md:pb-10',
        aside && (wideAside ? 'hero-halves' : 'hero-pair'),
      )}
    >
      <div>
        <h1>{heading}</h1>
        <p className="body mt-4 max-w-[60ch] text-lg text-pretty">
          <RichText text={intro} />
        </p>
        {actions && <div className="no-print mt-6 flex flex-wrap gap-3">{actions}</div>}
        <JumpLinks jumps={jumps} />
      </div>
      {aside}
    </div>
  </div>
);
