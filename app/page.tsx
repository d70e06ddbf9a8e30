import { HomePage } from '@/components/home/home-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/');

export default HomePage;
