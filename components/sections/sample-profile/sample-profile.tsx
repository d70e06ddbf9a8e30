import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { siteLanguage } from '@/content/language.ts';
import { sampleProfile, type ProfilePart } from '@/content/tickets/sample-profile.ts';

const [first, ...others] = sampleProfile.parts;

const Part = ({ title, lines }: ProfilePart) => (
  <div>
    <h3>{title}</h3>
    <DefinitionList className="facts facts-in-pairs" items={lines} />
  </div>
);

/** The card, its first part below it, and its other parts beside both. */
export const SampleProfile = () => (
  <div lang={siteLanguage} className="profile-parts">
    <div>
      <SampleCard />
      {first && <Part {...first} />}
    </div>
    <div>
      {others.map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </div>
  </div>
);
