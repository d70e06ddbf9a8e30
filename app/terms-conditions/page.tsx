import { LegalNotice } from '@/components/page/legal-notice';
import { ReferencePage } from '@/components/page/reference-page';
import { jumpsOf } from '@/components/sections/jumps-of';
import { termsConditions } from '@/content/pages/terms-conditions';
import { callsToAction } from '@/content/calls-to-action';
import { machineItem, personItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/terms-conditions');

export default function TermsConditionsPage() {
  return (
    <ReferencePage
      path="/terms-conditions"
      entry={termsConditions}
      jumps={jumpsOf(termsConditions)}
      drawings={[personItem, machineItem(termsConditions.heroMachine, { lazy: true })]}
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
    >
      <LegalNotice page="termsConditions" />
    </ReferencePage>
  );
}
