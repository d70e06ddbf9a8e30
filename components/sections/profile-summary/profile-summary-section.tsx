import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import { sampleProfile } from '@/content/tickets/sample-profile.ts';
import type { Definition } from '@/content/section.ts';
import type { ContentProps } from '../content-props.ts';
import { SampleCard } from '@/components/tickets/sample-card.tsx';

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

export const ProfileSummarySection = ({ section }: ContentProps<'profile-summary'>) => (
  <FullWidthSection section={section} background="asphalt" columnsClass="profile-columns">
    <article aria-label={`${sampleProfile.sampleLabel}: ${sampleProfile.title}`}>
      <SampleCard />
      <DefinitionList items={checkedLines} />
    </article>
  </FullWidthSection>
);
