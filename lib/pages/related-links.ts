import { families, familyPages } from '@/content/families.ts';
import { familyPaths, type Family, type Related, type SitePath } from '@/content/paths.ts';
import { pageOf } from './pages.ts';

const maxLinks = 6;

const pathsIn = (related: Related) =>
  Object.entries(related).flatMap(([family, slugs]) =>
    slugs.map((slug) => `${familyPaths[family as Family]}/${slug}` as SitePath),
  );

const linksFrom = new Map<SitePath, readonly SitePath[]>(
  familyPages.map(({ path, related }) => [path, pathsIn(related)]),
);

const linksTo = new Map<SitePath, SitePath[]>();
for (const [path, others] of linksFrom) {
  if (pageOf(path).unlisted) continue;
  for (const other of others) {
    const paths = linksTo.get(other);
    if (paths) paths.push(path);
    else linksTo.set(other, [path]);
  }
}

/**
 * Returns links grouped by family: first to pages that this page's entry lists, then to pages whose entries list this
 * page. Leaves out unlisted pages and the families in `without`. Empty for pages outside the families.
 */
export const relatedLinksOf = (path: SitePath, without: readonly Family[]) => {
  const ownLinks = linksFrom.get(path);
  if (!ownLinks) return [];
  const all = [...new Set([...ownLinks, ...(linksTo.get(path) ?? [])])].filter(
    (other) => other !== path && !pageOf(other).unlisted,
  );
  return Object.entries(families)
    .filter(([family]) => !without.includes(family as Family))
    .map(([, { base, heading }]) => ({
      heading,
      links: all
        .filter((other) => other.startsWith(`${base}/`))
        .slice(0, maxLinks)
        .map(pageOf),
    }))
    .filter(({ links }) => links.length > 0);
};
