import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page, with the date of its last change of substance where the content gives one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    ...(updated && { lastModified: updated }),
  }));
}
