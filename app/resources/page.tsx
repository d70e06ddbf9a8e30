import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/closing-calls';
import { resourcesPage } from '@/content/pages/resources';
import { resources } from '@/content/resources';
import { pageMetadata } from '@/lib/site/metadata';
import { picturedServices } from '@/lib/machines/scale-items';

export const metadata = pageMetadata('/resources');

export default function ResourcesRoute() {
  return (
    <ListPage
      path="/resources"
      page={resourcesPage}
      entries={resources.entries.map((guide) => ({
        ...guide,
        machines: picturedServices(guide.picture).map(({ slug }) => slug),
      }))}
      closing={closingCalls.top}
    />
  );
}
