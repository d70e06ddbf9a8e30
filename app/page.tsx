import { HomePage } from '@/components/templates/home-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/');

export default HomePage;
