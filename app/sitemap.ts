import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/company/site-url.ts';
import { listedRoutes } from '@/lib/routes/routes.ts';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedRoutes.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
