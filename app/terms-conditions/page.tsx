import { ArticlePage } from '@/components/page/article-page.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { termsConditions } from '@/content/pages/terms-conditions.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(termsConditions);

export default function TermsConditionsPage() {
  return (
    <ArticlePage page={termsConditions} callToAction={callsToAction.stillUnsure} collapses="on-phones" />
  );
}
