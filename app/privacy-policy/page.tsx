import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesMessages } from '@/lib/forms/settings';
import { embeds } from '@/lib/site/embeds';
import { Board } from '@/components/page/board';
import { ReferencePage } from '@/components/page/reference-page';
import { Pictogram } from '@/components/ui/pictogram';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/privacy-policy');

export default function PrivacyPolicyPage() {
  return (
    <ReferencePage
      path="/privacy-policy"
      aside={
        <Board heading={privacyPolicy.never.heading} person="agency">
          <ul>
            {privacyPolicy.never.items.map((item) => (
              <li key={item}>
                <Pictogram name="close" />
                {item}
              </li>
            ))}
          </ul>
        </Board>
      }
      entry={{ ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesMessages(), embeds) }}
    />
  );
}
