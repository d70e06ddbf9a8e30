import { HireOperatorsPage } from './hire-operators-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/hire-operators');

export default HireOperatorsPage;
