import { atomFeed } from '@/lib/site/atom-feed';
import { listedRoutes } from '@/lib/site/routes';

export const dynamic = 'force-static';

/** The guides, for feed readers. */
export const GET = () =>
  new Response(atomFeed(listedRoutes.filter(({ path }) => path.startsWith('/resources/'))), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
