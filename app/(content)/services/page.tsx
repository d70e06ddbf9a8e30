import { ServicesPage } from '@/components/templates/services-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/services');

export default ServicesPage;
