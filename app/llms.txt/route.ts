import { llmsTxt } from '@/lib/site/llms-txt';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsTxt());
