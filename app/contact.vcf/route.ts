import { vcard } from '@/lib/company/vcard.ts';

export const dynamic = 'force-static';

export const GET = () => new Response(vcard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
