import { PrivacyPolicyPage } from './privacy-policy-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default PrivacyPolicyPage;
