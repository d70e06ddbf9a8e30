import { ServicesPage } from './services-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/services');

export default ServicesPage;
