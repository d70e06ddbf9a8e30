import { PartiesDiagram } from '@/components/hiring/parties';
import { PhoneButton } from '@/components/ui/phone-button';
import { SaveNumberLink } from '@/components/ui/save-number-link';
import { partiesDiagram } from '@/content/hiring/parties';
import { hireOperators } from '@/content/pages/hire-operators';
import { forBuyers } from '@/content/pages/for-buyers';
import { Board } from '@/components/page/board';
import { DefinitionList } from '@/components/ui/definition-list';
import { ReferencePage } from '@/components/page/reference-page';
import { Section } from '@/components/sections/section';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/for-buyers');

export default function ForBuyersPage() {
  return (
    <ReferencePage
      path="/for-buyers"
      entry={forBuyers}
      aside={
        <Board heading={forBuyers.company.heading} party="hirer">
          <DefinitionList className="facts" items={forBuyers.company.facts} />
        </Board>
      }
      actions={
        <>
          <PhoneButton />
          <SaveNumberLink className="inline-flex min-h-12 items-center underline decoration-2 underline-offset-4 sm:ml-4" />
        </>
      }
    >
      <Section heading={hireOperators.parties.heading} intro={hireOperators.parties.intro} hasAllColumns>
        <PartiesDiagram {...partiesDiagram} />
      </Section>
    </ReferencePage>
  );
}
