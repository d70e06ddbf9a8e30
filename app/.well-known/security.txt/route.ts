import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-static';

/** Where to report a security problem. */
export const GET = () => new Response(securityTxt(new Date()));
