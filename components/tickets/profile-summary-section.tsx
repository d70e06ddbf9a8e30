import { DefinitionList } from '@/components/ui/definition-list';
import { RichText } from '@/components/ui/rich-text';
import { sampleProfile } from '@/content/tickets/sample-profile';
import type { Definition, Text } from '@/content/section';
import { toId } from '@/lib/text/to-id';
import { SampleCard } from './sample-card';

type ProfileSummarySectionProps = { readonly heading: string; readonly intro: Text };

const checkedLines: readonly Definition[] = sampleProfile.parts.flatMap(({ checked, lines }) =>
  checked ? lines : [],
);

export const ProfileSummarySection = ({ heading, intro }: ProfileSummarySectionProps) => (
  <section className="on-asphalt bg-asphalt text-white print:bg-white print:text-ink">
    <div className="frame py-5 md:py-16 lg:py-24">
      <article
        aria-label={`${sampleProfile.sampleLabel}: ${sampleProfile.title}`}
        className="profile-columns"
      >
        <div>
          <h2 id={toId(heading)}>{heading}</h2>
          <p className="mt-2 text-lg/snug text-balance md:mt-5">
            <RichText text={intro} />
          </p>
        </div>
        <SampleCard />
        <DefinitionList items={checkedLines} />
      </article>
    </div>
  </section>
);
