import { ArticlePage } from '@/components/page/article-page.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { Signboard } from '@/components/page/signboard.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { privacyPolicy } from '@/content/pages/privacy-policy.ts';
import { storesMessages } from '@/lib/forms/delivery.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { usedEmbeds } from '@/lib/pages/pages.ts';

export const metadata = pageMetadata(privacyPolicy);

const page = {
  ...privacyPolicy,
  sections: [...privacyPolicy.sectionsFor(storesMessages(), usedEmbeds), ...privacyPolicy.sections],
};

export default function PrivacyPolicyPage() {
  return (
    <ArticlePage
      page={page}
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
      hero={
        <PageHero
          page={page}
          aside={
            <Signboard heading={privacyPolicy.whatWeNeverDo.heading} party="agency">
              <ul>
                {privacyPolicy.whatWeNeverDo.items.map((item) => (
                  <li key={item}>
                    <Icon name="close" />
                    {item}
                  </li>
                ))}
              </ul>
            </Signboard>
          }
        />
      }
    />
  );
}
