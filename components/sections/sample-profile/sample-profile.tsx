import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { DefinitionList } from '@/components/ui/definition-list.tsx';
import { sampleProfile, type ProfilePart } from '@/content/hiring/sample-profile.ts';
import { siteLanguage } from '@/content/language.ts';
import type { KindRenderer } from '../kind-renderer.ts';

const { title: profileTitle, sampleLabel, parts } = sampleProfile;
const [first, ...others] = parts;

const Part = ({ title, lines }: ProfilePart) => (
  <div>
    <h3>{title}</h3>
    <DefinitionList className="facts facts-in-pairs" items={lines} />
  </div>
);

/** The card, its first part below it, and its other parts beside both. */
const WholeProfile = () => (
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

/** The card and the checked lines. */
const Summary = () => (
  <article aria-label={`${sampleLabel}: ${profileTitle}`}>
    <SampleCard />
    <DefinitionList items={parts.flatMap(({ checked, lines }: ProfilePart) => (checked ? lines : []))} />
  </article>
);

export const sampleProfileKind: KindRenderer<'sample-profile'> = {
  /** Buyers who print the whole profile get a real one. */
  layout: ({ width }) =>
    width === 'window'
      ? { width, band: 'asphalt', columnsClass: 'profile-columns' }
      : { width: 'all-columns', className: 'print:hidden' },
  Content: ({ width }) => (width === 'window' ? <Summary /> : <WholeProfile />),
};
