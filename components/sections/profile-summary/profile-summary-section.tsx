import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { Definition } from '@/content/model/section-parts.ts';
import { sampleProfile } from '@/content/tickets/sample-profile.ts';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

export const ProfileSummarySection = ({ section }: SectionProps<'profile-summary'>) => (
  <FullWidthSection {...section} band="asphalt" columnsClass="profile-columns">
    <article aria-label={`${sampleProfile.sampleLabel}: ${sampleProfile.title}`}>
      <SampleCard />
      <DefinitionList items={checkedLines} />
    </article>
  </FullWidthSection>
);
