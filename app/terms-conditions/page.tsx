import { ArticlePage } from '@/components/page/article-page.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { termsConditions } from '@/content/pages/terms-conditions.ts';
import { decorativeMachineItem, personItem } from '@/lib/drawings/stage-items.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

export const metadata = pageMetadata(termsConditions);

export default function TermsConditionsPage() {
  return (
    <ArticlePage
      page={termsConditions}
      hero={
        <PageHero
          page={termsConditions}
          scene={{ drawings: [personItem, decorativeMachineItem(termsConditions.heroDrawing.machine)] }}
        />
      }
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
    />
  );
}
