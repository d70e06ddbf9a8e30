import { closingCalls } from '@/content/closing-calls';
import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesEnquiries } from '@/lib/forms/settings';
import { embeds } from '@/lib/site/embeds';
import { ArticlePage } from './article-page';

/** The privacy policy. The section about the contact form depends on whether this build stores messages. */
export const PrivacyPolicyPage = () => (
  <ArticlePage
    path="/privacy-policy"
    entry={{ ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesEnquiries(), embeds) }}
    call={closingCalls.top}
  />
);
