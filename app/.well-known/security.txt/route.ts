import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-static';

/** Whom to tell of a weakness of the site. */
export const GET = () => new Response(securityTxt(new Date()));
