import { FaqPage } from './faq-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/faq');

export default FaqPage;
