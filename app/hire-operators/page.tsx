import { SaveNumberLink } from '@/components/company/save-number-link.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { hireOperators } from '@/content/pages/hire-operators.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(hireOperators);

export default function HireOperatorsPage() {
  return (
    <PageFrame page={hireOperators}>
      <PageHero
        page={hireOperators}
        actions={
          <>
            <ContactButtons button={{ lang: hireOperators.lang, ...hireOperators.callToAction.button }} />
            <SaveNumberLink className="content-center underline" />
          </>
        }
      />
      <PageSections page={hireOperators} />
    </PageFrame>
  );
}
