import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesEnquiries } from '@/lib/forms/settings';
import { embeds } from '@/lib/site/embeds';
import { ReferencePage } from '@/components/page/reference-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  return (
    <ReferencePage
      path="/privacy-policy"
      entry={{ ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesEnquiries(), embeds) }}
    />
  );
}
