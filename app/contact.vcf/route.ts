import { vcard } from '@/lib/site/vcard';

export const dynamic = 'force-static';

/** The company as a contact for the visitor's phone. */
export const GET = () => new Response(vcard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
