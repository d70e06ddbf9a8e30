import { TermsConditionsPage } from './terms-conditions-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/terms-conditions');

export default TermsConditionsPage;
