import { closingCalls } from '@/content/site/closing-calls';
import { termsConditions } from '@/content/pages/terms-conditions';
import { ReferencePage } from '@/components/page/reference-page';
import { castItems } from '@/lib/machines/drawing-items';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/terms-conditions');

export default function TermsConditionsPage() {
  return (
    <ReferencePage
      path="/terms-conditions"
      entry={termsConditions}
      drawings={castItems}
      closing={closingCalls.guide}
    />
  );
}
