import { PartiesDiagram } from '@/components/hiring/parties-diagram';
import { LegalNotice } from '@/components/page/legal-notice';
import { ReferencePage } from '@/components/page/reference-page';
import { jumpsOf } from '@/components/sections/jumps-of';
import { Section } from '@/components/sections/section';
import { termsConditions } from '@/content/pages/terms-conditions';
import { callsToAction } from '@/content/calls-to-action';
import { machineItem, personItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/terms-conditions');

const { agreements, heroMachine } = termsConditions;

export default function TermsConditionsPage() {
  return (
    <ReferencePage
      path="/terms-conditions"
      entry={termsConditions}
      jumps={jumpsOf(termsConditions)}
      drawings={[personItem, machineItem(heroMachine, { lazy: true })]}
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
    >
      <LegalNotice page="termsConditions" />
      <Section heading={agreements.heading} hasAllColumns>
        <PartiesDiagram {...agreements} />
      </Section>
    </ReferencePage>
  );
}
