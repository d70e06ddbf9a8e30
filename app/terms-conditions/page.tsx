import { ArticlePage } from '@/components/page/article-page.tsx';
import { jumpLinksOf } from '@/components/page/jump-links.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { SampleNote } from '@/components/page/sample-note.tsx';
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
          heading={termsConditions.heading}
          opening={termsConditions.opening}
          intro={termsConditions.intro}
          scene={{ drawings: [personItem, decorativeMachineItem(termsConditions.heroDrawing.machine)] }}
          strip={jumpLinksOf(termsConditions)}
        />
      }
      callToAction={callsToAction.stillUnsure}
      collapses="on-phones"
    >
      <SampleNote page="termsConditions" />
    </ArticlePage>
  );
}
