import { LocationsPage } from './locations-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/locations');

export default LocationsPage;
