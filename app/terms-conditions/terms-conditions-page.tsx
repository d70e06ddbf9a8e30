import { termsConditions } from '@/content/pages/terms-conditions';
import { partyItem } from '@/lib/machines/scale-items';
import { ReferencePage } from '@/components/page/reference-page';

export const TermsConditionsPage = () => (
  <ReferencePage
    path="/terms-conditions"
    entry={termsConditions}
    scaleItems={[partyItem('agency'), partyItem('hirer')]}
  />
);
