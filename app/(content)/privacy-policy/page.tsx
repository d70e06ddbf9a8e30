import { PrivacyPolicyPage } from '@/components/templates/privacy-policy-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default PrivacyPolicyPage;
