import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/company/site-url.ts';
import { listedPages } from '@/lib/pages/pages.ts';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
