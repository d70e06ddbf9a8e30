import { securityTxt } from '@/lib/company/security-txt';

export const dynamic = 'force-static';

export const GET = () => new Response(securityTxt(new Date()));
