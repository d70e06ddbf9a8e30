import { vcard } from '@/lib/site/vcard';

export const dynamic = 'force-static';

/** The company for the phone book of a visitor. */
export const GET = () => new Response(vcard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
