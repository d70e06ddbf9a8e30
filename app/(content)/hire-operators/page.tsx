import { HireOperatorsPage } from '@/components/templates/hire-operators-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/hire-operators');

export default HireOperatorsPage;
