import { securityTxt } from '@/lib/company/security-txt.ts';

export const dynamic = 'force-static';

export const GET = () => new Response(securityTxt(new Date()));
