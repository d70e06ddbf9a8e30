import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PhoneCall } from '@/components/page/phone-call.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { faq } from '@/content/pages/faq.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(faq);

export default function FaqPage() {
  return (
    <PageFrame page={faq}>
      <PageHero
        page={faq}
        actions={<PhoneButton />}
        aside={
          <PhoneCall from="reference" to="agency" answer={faq.phoneCall.answer}>
            {faq.phoneCall.question}
          </PhoneCall>
        }
        columns="widest-aside"
      />
      <PageSections page={faq} />
    </PageFrame>
  );
}
