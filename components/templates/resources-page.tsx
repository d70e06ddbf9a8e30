import { closingCalls } from '@/content/closing-calls';
import { resourcesPage } from '@/content/pages/resources';
import { resources } from '@/content/resources';
import { ListPage } from './list-page';

export const ResourcesPage = () => (
  <ListPage
    path="/resources"
    page={resourcesPage}
    entries={resources.entries.map((guide) => ({ ...guide, href: `/resources/${guide.slug}` }))}
    closing={closingCalls.resources}
  />
);
