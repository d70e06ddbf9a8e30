import { llmsTxt } from '@/lib/site/llms-txt';

export const dynamic = 'force-static';

/** The site in plain words for language models. */
export const GET = () => new Response(llmsTxt());
