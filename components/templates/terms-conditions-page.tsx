import { termsConditions } from '@/content/pages/terms-conditions';
import { partyStand } from '@/lib/site/stands';
import { ReferencePage } from './reference-page';

export const TermsConditionsPage = () => (
  <ReferencePage
    path="/terms-conditions"
    entry={termsConditions}
    stands={[partyStand('agency'), partyStand('hirer')]}
  />
);
