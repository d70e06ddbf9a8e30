import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/company/site-url';
import { listedRoutes } from '@/lib/routes/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedRoutes.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
