import { WhyChooseUsPage } from './why-choose-us-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/why-choose-us');

export default WhyChooseUsPage;
