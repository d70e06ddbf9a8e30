import { WhichTicketPage } from '@/components/templates/which-ticket-page';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/which-ticket');

export default WhichTicketPage;
