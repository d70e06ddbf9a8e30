import { closingCalls } from '@/content/closing-calls';
import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesEnquiries } from '@/lib/forms/settings';
import { embeds } from '@/lib/site/embeds';
import { ArticlePage } from './article-page';

/** What is done with personal data. What it says of the contact form follows the build's setting. */
export const PrivacyPolicyPage = () => (
  <ArticlePage
    path="/privacy-policy"
    entry={{ ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesEnquiries(), embeds) }}
    call={closingCalls.top}
  />
);
