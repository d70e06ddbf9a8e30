import { PhoneButton } from '@/components/company/phone-button.tsx';
import { SaveNumberLink } from '@/components/company/save-number-link.tsx';
import { ArticlePage } from '@/components/page/article-page.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { forBuyers } from '@/content/pages/for-buyers.ts';
import { jumpsOf } from '@/lib/pages/jumps.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { DocumentCover } from './document-cover.tsx';

export const metadata = pageMetadata(forBuyers);

export default function ForBuyersPage() {
  return (
    <ArticlePage
      page={forBuyers}
      isDocument
      hero={
        <PageHero
          page={forBuyers}
          aside={<DocumentCover contents={jumpsOf(forBuyers)} />}
          strip={<p className="py-2">{forBuyers.note}</p>}
          actions={
            <>
              <PhoneButton />
              <SaveNumberLink className="inline-flex min-h-12 items-center underline decoration-2 underline-offset-4 sm:ml-4" />
            </>
          }
        />
      }
    />
  );
}
