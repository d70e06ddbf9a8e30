import { IndustriesPage } from '@/components/templates/industries-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/industries');

export default IndustriesPage;
