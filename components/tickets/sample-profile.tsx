import { DefinitionList } from '@/components/ui/definition-list';
import { siteLanguage } from '@/content/language';
import { sampleProfile } from '@/content/tickets/sample-profile';
import { SampleCard } from './sample-card';

/** The whole sample profile: the card, and its other parts below and beside it. */
export const SampleProfile = () => (
  <div lang={siteLanguage} className="profile-parts">
    <SampleCard />
    {sampleProfile.parts.map(({ title, lines }) => (
      <div key={title}>
        <h3>{title}</h3>
        <DefinitionList className="facts" items={lines} />
      </div>
    ))}
  </div>
);
