import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { resourcesPage } from '@/content/pages/resources';
import { resources } from '@/content/resources';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/resources');

export default function ResourcesRoute() {
  return (
    <ListPage path="/resources" page={resourcesPage} entries={resources.listed} closing={closingCalls.top} />
  );
}
