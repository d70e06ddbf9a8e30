import { callsToAction } from '@/content/calls-to-action';
import { privacyPolicy } from '@/content/pages/privacy-policy';
import { storesMessages } from '@/lib/forms/form-settings';
import { usedEmbeds } from '@/lib/routes/used-embeds';
import { jumpsOf } from '@/components/sections/jumps-of';
import { Signboard } from '@/components/page/signboard';
import { LegalNotice } from '@/components/page/legal-notice';
import { ReferencePage } from '@/components/page/reference-page';
import { Icon } from '@/components/ui/icon';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/privacy-policy');

const entry = { ...privacyPolicy, sections: privacyPolicy.sectionsFor(storesMessages(), usedEmbeds) };

export default function PrivacyPolicyPage() {
  return (
    <ReferencePage
      path="/privacy-policy"
      entry={entry}
      jumps={jumpsOf(entry)}
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
      aside={
        <Signboard heading={privacyPolicy.never.heading} party="agency">
          <ul>
            {privacyPolicy.never.items.map((item) => (
              <li key={item}>
                <Icon name="close" />
                {item}
              </li>
            ))}
          </ul>
        </Signboard>
      }
    >
      <LegalNotice page="privacyPolicy" />
    </ReferencePage>
  );
}
