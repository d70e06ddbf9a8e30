import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { FullWidthSection } from '@/components/ui/full-width-section';
import type { SectionOf } from '@/content/section';
import { CostSummary } from './cost-summary';

type CostSectionProps = {
  readonly section: SectionOf<'cost'>;
  readonly children?: ReactNode;
};

export const CostSection = ({ section, children }: CostSectionProps) => (
  <FullWidthSection section={section} background="paper" className="" frameClass="cost-columns">
    <div className="body">
      <h2>{section.heading}</h2>
      <p className="full-width-intro mt-3 md:mt-5">
        <RichText text={section.intro} />
      </p>
      {children}
    </div>
    <CostSummary shows={section.look === 'totals' ? 'totals' : 'lines'} />
  </FullWidthSection>
);
