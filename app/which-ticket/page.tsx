import { WhichTicketPage } from './which-ticket-page';
import { pageMetadata } from '@/lib/site/metadata';
import '@/components/tickets/ticket-finder.css';

export const metadata = pageMetadata('/which-ticket');

export default WhichTicketPage;
