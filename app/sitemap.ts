import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/site-url';
import { listedRoutes } from '@/lib/site/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedRoutes.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
