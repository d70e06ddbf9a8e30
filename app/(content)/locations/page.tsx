import { LocationsPage } from '@/components/templates/locations-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/locations');

export default LocationsPage;
