import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import { toId } from '@/lib/site/format';
import { CostSummary } from './cost-summary';

type CostBandProps = {
  readonly heading: string;
  readonly intro: Text;
  /** Only shows the totals, for pages that link to the full example. */
  readonly isShort?: boolean;
  readonly children?: ReactNode;
};

export const CostBand = ({ heading, intro, isShort = false, children }: CostBandProps) => (
  <section className="bg-paper">
    <div className="frame cost-band">
      <div className="body">
        <h2 id={toId(heading)}>{heading}</h2>
        <p className="band-intro mt-3 md:mt-5">
          <RichText text={intro} />
        </p>
        {children}
      </div>
      <CostSummary isShort={isShort} />
    </div>
  </section>
);
