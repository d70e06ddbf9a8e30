import { ForBuyersPage } from './for-buyers-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/for-buyers');

export default ForBuyersPage;
