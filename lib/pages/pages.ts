import { familyPages } from '@/content/families.ts';
import type { Page } from '@/content/model/page.ts';
import { withGrouped } from '@/content/model/section.ts';
import { pages } from '@/content/pages/index.ts';
import type { SitePath } from '@/content/paths.ts';
import type { Embed } from '@/content/third-parties/embeds.ts';

export const allPages: readonly Page[] = [...pages, ...familyPages];

/** The Content Security Policy and the privacy policy are generated from this list. */
export const usedEmbeds: readonly Embed[] = allPages
  .flatMap(({ sections }) => withGrouped(sections))
  .flatMap((section) => (section.kind === 'embed' ? [section.embed] : []));

/** Pages that search engines should find. */
export const listedPages = allPages.filter(({ unlisted = false }) => !unlisted);

const byPath = new Map<string, Page>(allPages.map((page) => [page.path, page]));

export const pageOf = (path: SitePath): Page => {
  const page = byPath.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};

/**
 * Starts at the home page and ends at the page itself. The home page has no breadcrumbs. A part of the path may have no
 * page: `/case-studies`, if only `/case-studies/basement` exists.
 */
export const breadcrumbsOf = (path: SitePath): readonly Page[] => {
  if (path === '/') return [];
  const above = path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((crumb) => byPath.has(crumb));
  return ['/', ...above, path].map((crumb) => pageOf(crumb as SitePath));
};
