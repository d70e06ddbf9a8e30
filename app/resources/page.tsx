import { ListPage } from '@/components/page/list-page';
import { callsToAction } from '@/content/calls-to-action';
import { guidesPage } from '@/content/pages/guides';
import { guides } from '@/content/guides';
import { pageMetadata } from '@/lib/routes/metadata';

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
