import { ResourcesPage } from '@/components/templates/resources-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/resources');

export default ResourcesPage;
