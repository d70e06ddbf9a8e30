import { TermsConditionsPage } from '@/components/templates/terms-conditions-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/terms-conditions');

export default TermsConditionsPage;
