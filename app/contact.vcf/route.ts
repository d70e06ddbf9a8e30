import { vcard } from '@/lib/site/vcard';

export const dynamic = 'force-static';

/** Serves the company's vCard, a file that phones save as a contact. */
export const GET = () => new Response(vcard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
