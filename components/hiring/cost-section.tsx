import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { WideSection, type WideSectionProps } from '@/components/ui/wide-section';
import type { Text } from '@/content/section';
import { CostSummary } from './cost-summary';

type CostSectionProps = {
  readonly section: WideSectionProps['section'] & { readonly intro: Text };
  /** Only shows the totals, for pages that link to the full example. */
  readonly showsTotalsOnly?: boolean;
  readonly children?: ReactNode;
};

export const CostSection = ({ section, showsTotalsOnly = false, children }: CostSectionProps) => (
  <WideSection section={section} background="paper" className="" frameClass="cost-columns">
    <div className="body">
      <h2>{section.heading}</h2>
      <p className="wide-intro mt-3 md:mt-5">
        <RichText text={section.intro} />
      </p>
      {children}
    </div>
    <CostSummary shows={showsTotalsOnly ? 'totals' : 'lines'} />
  </WideSection>
);
