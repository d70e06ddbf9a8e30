import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PhoneCall } from '@/components/page/phone-call.tsx';
import { jumpsOf } from '@/components/sections/jumps-of.ts';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { faq } from '@/content/pages/faq.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  return (
    <PageFrame path="/faq" page={faq}>
      <PageHero
        heading={faq.heading}
        intro={faq.intro}
        actions={<PhoneButton />}
        jumps={jumpsOf(faq)}
        aside={
          <PhoneCall from="reference" to="agency" answer={faq.call.answer}>
            {faq.call.question}
          </PhoneCall>
        }
        hasWideAside
      />
      <ReadingGrid>
        <SectionList path="/faq" sections={faq.sections} />
      </ReadingGrid>
    </PageFrame>
  );
}
