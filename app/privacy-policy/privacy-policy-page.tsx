import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesEnquiries } from '@/lib/forms/settings';
import { embeds } from '@/lib/site/embeds';
import { ReferencePage } from '@/components/page/reference-page';

export const PrivacyPolicyPage = () => (
  <ReferencePage
    path="/privacy-policy"
    entry={{ ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesEnquiries(), embeds) }}
  />
);
