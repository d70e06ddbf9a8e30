import { BulletList } from '@/components/ui/bullet-list.tsx';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { toId } from '@/content/format/to-id.ts';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';
import { CostSummary } from '../shared/cost-summary.tsx';

export const CostSection = ({ section }: SectionProps<'cost'>) => (
  <FullWidthSection
    {...section}
    band="paper"
    columnsClass="cost-columns"
    belowIntro={
      section.notes && (
        <div className="cost-notes">
          <Collapsible
            summary={<h3>{section.notes.heading}</h3>}
            collapses="in-narrow-windows"
            id={toId(section.notes.heading)}
          >
            <BulletList items={section.notes.items} />
          </Collapsible>
        </div>
      )
    }
  >
    <CostSummary shows={section.shows} />
  </FullWidthSection>
);
