import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { guidesPage } from '@/content/pages/resources';
import { guides } from '@/content/resources';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/resources');

export default function GuidesPage() {
  return <ListPage path="/resources" page={guidesPage} entries={guides.listed} closing={closingCalls.top} />;
}
