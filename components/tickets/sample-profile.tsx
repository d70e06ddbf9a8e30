import { DefinitionList } from '@/components/ui/definition-list';
import { siteLanguage } from '@/content/site/site-language';
import { sampleProfile } from '@/content/tickets/sample-profile';
import { SampleCard } from './sample-card';

/** The whole sample profile: the card on asphalt, and its other parts beside and below it. */
export const SampleProfile = () => (
  <div lang={siteLanguage} className="profile-parts">
    <div className="card-plate on-asphalt">
      <SampleCard />
    </div>
    {sampleProfile.parts.map(({ title, lines }) => (
      <div key={title}>
        <h3>{title}</h3>
        <DefinitionList className="facts stacked" items={lines} />
      </div>
    ))}
  </div>
);
