import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-static';

export const GET = () => new Response(securityTxt(new Date()));
