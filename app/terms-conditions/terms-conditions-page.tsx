import { termsConditions } from '@/content/pages/terms-conditions';
import { ReferencePage } from '@/components/page/reference-page';

export const TermsConditionsPage = () => <ReferencePage path="/terms-conditions" entry={termsConditions} />;
