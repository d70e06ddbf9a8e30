import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import { toId } from '@/lib/text/to-id';
import { CostSummary } from './cost-summary';

type CostSectionProps = {
  readonly heading: string;
  readonly intro: Text;
  /** Only shows the totals, for pages that link to the full example. */
  readonly showsTotalsOnly?: boolean;
  readonly children?: ReactNode;
};

export const CostSection = ({ heading, intro, showsTotalsOnly = false, children }: CostSectionProps) => (
  <section className="bg-paper">
    <div className="frame cost-columns">
      <div className="body">
        <h2 id={toId(heading)}>{heading}</h2>
        <p className="wide-intro mt-3 md:mt-5">
          <RichText text={intro} />
        </p>
        {children}
      </div>
      <CostSummary showsTotalsOnly={showsTotalsOnly} />
    </div>
  </section>
);
