import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import type { Definition } from '@/content/model/section-parts.ts';
import { sampleProfile } from '@/content/tickets/sample-profile.ts';

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

export const ProfileSummary = () => (
  <article aria-label={`${sampleProfile.sampleLabel}: ${sampleProfile.title}`}>
    <SampleCard />
    <DefinitionList items={checkedLines} />
  </article>
);
