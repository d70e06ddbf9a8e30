import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import { sampleProfile } from '@/content/tickets/sample-profile.ts';
import type { Definition } from '@/content/section.ts';
import type { ContentProps } from '../content-props.ts';
import { SampleCard } from '@/components/tickets/sample-card.tsx';

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

export const ProfileSummarySection = ({ section }: ContentProps<'profile-summary'>) => (
  <FullWidthSection section={section} background="asphalt" className="py-5 md:py-16 lg:py-24">
    <article aria-label={`${sampleProfile.sampleLabel}: ${sampleProfile.title}`} className="profile-columns">
      <div>
        <h2>{section.heading}</h2>
        <p className="mt-2 text-lg/snug text-balance md:mt-5">
          <RichText text={section.intro} />
        </p>
      </div>
      <SampleCard />
      <DefinitionList items={checkedLines} />
    </article>
  </FullWidthSection>
);
