import { families, familyPages } from '@/content/families';
import type { Related, SitePath } from '@/content/site-path';
import { routeOf } from './routes';

/** More than this is a list nobody reads. */
const most = 6;

const pathsIn = (related: Related) =>
  Object.entries(related).flatMap(([family, slugs]) => slugs.map((slug) => `/${family}/${slug}` as SitePath));

const forward = new Map<SitePath, readonly SitePath[]>(
  familyPages.map(({ path, related }) => [path, pathsIn(related)]),
);

const backward = new Map<SitePath, SitePath[]>();
for (const [path, others] of forward)
  for (const other of others) backward.set(other, [...(backward.get(other) ?? []), path]);

/** What the page's entry names, then the entries that name it: at most six a family. A fixed page has none. */
export const relatedTo = (path: SitePath) => {
  const named = forward.get(path);
  if (!named) return [];
  const all = [...new Set([...named, ...(backward.get(path) ?? [])])].filter((other) => other !== path);
  return Object.values(families)
    .map(({ base, heading }) => ({
      heading,
      links: all
        .filter((other) => other.startsWith(`${base}/`))
        .slice(0, most)
        .map(routeOf),
    }))
    .filter(({ links }) => links.length > 0);
};
