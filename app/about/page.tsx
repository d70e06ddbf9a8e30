import { AboutPage } from './about-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/about');

export default AboutPage;
