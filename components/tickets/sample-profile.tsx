import { DefinitionList } from '@/components/ui/definition-list';
import { sampleProfile } from '@/content/tickets/sample-profile';
import { SampleCard } from './sample-card';

/** The whole sample profile: the card on asphalt, and the rest as rows. */
export const SampleProfile = () => (
  <>
    <div className="card-plate profile-plate on-asphalt">
      <SampleCard />
    </div>
    <DefinitionList
      className="definitions"
      items={sampleProfile.parts.flatMap(({ title, lines }) =>
        lines.map(({ term, text }) => ({ term: `${title}: ${term.toLowerCase()}`, text })),
      )}
    />
  </>
);
