import { LegalNotice } from '@/components/page/legal-notice.tsx';
import { ReferencePage } from '@/components/page/reference-page.tsx';
import { jumpsOf } from '@/components/sections/jumps-of.ts';
import { termsConditions } from '@/content/pages/terms-conditions.ts';
import { callsToAction } from '@/content/calls-to-action.ts';
import { machineItem, personItem } from '@/lib/drawings/stage-items.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

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
