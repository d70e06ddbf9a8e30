import { Collapsible } from '@/components/ui/collapsible.tsx';
import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { ContentProps } from '../content-props.ts';
import { List } from '../list/list.tsx';
import { CostSummary } from './cost-summary.tsx';

export const CostSection = ({ section }: ContentProps<'cost'>) => (
  <FullWidthSection section={section} background="paper" className="" frameClass="cost-columns">
    <div className="body">
      <h2>{section.heading}</h2>
      <p className="full-width-intro mt-3 md:mt-5">
        <RichText text={section.intro} />
      </p>
      {section.notes && (
        <div className="cost-notes">
          <Collapsible
            summary={<h3>{section.notes.heading}</h3>}
            collapses="in-narrow-windows"
            id={toId(section.notes.heading)}
          >
            <List section={{ kind: 'list', ...section.notes }} />
          </Collapsible>
        </div>
      )}
    </div>
    <CostSummary shows={section.shows} />
  </FullWidthSection>
);
