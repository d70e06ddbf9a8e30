import { ListPage } from '@/components/page/list-page.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { guides } from '@/content/guides/index.ts';
import { guidesPage } from '@/content/pages/guides.ts';
import { pageMetadata } from '@/lib/routes/metadata.ts';

export const metadata = pageMetadata('/resources');

export default function GuidesPage() {
  return (
    <ListPage
      path="/resources"
      page={guidesPage}
      entries={guides.listed}
      callToAction={callsToAction.standard}
    />
  );
}
