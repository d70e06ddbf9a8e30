import { type FamilyPage, familyPages } from '@/content/families';
import { type FixedPage, pages } from '@/content/pages';
import type { FixedPath, SitePath } from '@/content/site-path';
import type { Family } from '@/content/slugs';
import type { AppRoutes } from '../../.next/types/routes';

/** A page, with the data for lists, menus and search engines. */
export type Route = FixedPage & Pick<FamilyPage, 'path' | 'lang'>;

/** Next's route types, split into the routes of families and the folders with one page. */
type FamilyPath = Extract<AppRoutes, `/${string}/[slug]`>;
type FolderPath = Exclude<AppRoutes, `${string}[${string}`>;

// These lines compile only if the map matches the folders in `app` and every family has a list page.
void ({} as Record<FolderPath, true> satisfies Record<FixedPath | `/${Family}`, true>);
void ({} as Record<FixedPath, true> satisfies Record<FolderPath, true>);
void ({} as Record<FamilyPath, true> satisfies Record<`/${Family}/[slug]`, true>);

export const fixedRoutes: readonly Route[] = (Object.keys(pages) as FixedPath[]).map((path) => ({
  path,
  ...pages[path],
}));

/** Every page of the site: fixed pages first, then family by family. */
export const routes: readonly Route[] = [...fixedRoutes, ...familyPages];

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export const routeOf = (path: SitePath): Route => {
  const route = byPath.get(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return route;
};

/** Returns the breadcrumbs of a page: its ancestors from home, then the page itself. Home has none. */
export const breadcrumbsOf = (path: SitePath): readonly Route[] => {
  if (path === '/') return [];
  const above = path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...above, path].map((step) => routeOf(step as SitePath));
};
