import { WhichTicketPage } from '@/components/templates/which-ticket-page';
import { pageMetadata } from '@/lib/site/metadata';
import './finder.css';

export const metadata = pageMetadata('/which-ticket');

export default WhichTicketPage;
