import { AboutPage } from '@/components/templates/about-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/about');

export default AboutPage;
