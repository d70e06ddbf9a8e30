import { termsConditions } from '@/content/pages/terms-conditions';
import { partyStand } from '@/lib/machines/scale-items';
import { ReferencePage } from '@/components/page/reference-page';

export const TermsConditionsPage = () => (
  <ReferencePage
    path="/terms-conditions"
    entry={termsConditions}
    stands={[partyStand('agency'), partyStand('hirer')]}
  />
);
