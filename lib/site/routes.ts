import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { pages } from '@/content/pages';
import { resources } from '@/content/resources';
import { services } from '@/content/services';
import type { FixedPath, SitePath } from '@/content/site-path';
import type { AppRoutes } from '../../.next/types/routes';

/** What a list, a menu or a search engine needs to know of a page. */
export type Route = {
  readonly path: SitePath;
  /** As a link says it. */
  readonly name: string;
  /** Browser title without the company. */
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change of substance, where the content says so. */
  readonly updated?: string;
  /** Not written yet. */
  readonly placeholder?: true | undefined;
};

/** The folders below `app` that have a page of their own, as the framework lists them. */
type FolderPath = Exclude<AppRoutes, `${string}[${string}`>;

// Does not compile while the map and the folders below `app` differ.
void ({} as Record<FolderPath, true> satisfies Record<FixedPath, true>);
void ({} as Record<FixedPath, true> satisfies Record<FolderPath, true>);

const fixed = (Object.keys(pages) as FixedPath[]).map((path): Route => ({ path, ...pages[path] }));

/** A town page's title and h1. */
export const townTitle = (name: string) => `Mobile Plant Operators ${name}`;

/** Every page of the site in a fixed order: single pages first, then family by family. */
export const routes: readonly Route[] = [
  ...fixed,
  ...services.entries.map(({ slug, name, title, description, updated }): Route => ({
    path: `/services/${slug}`,
    name,
    title,
    description,
    updated,
  })),
  ...locations.entries.map(({ slug, name, description, updated }): Route => ({
    path: `/locations/${slug}`,
    name,
    title: townTitle(name),
    description,
    updated,
  })),
  ...resources.entries.map(({ slug, name, description, updated, placeholder }): Route => ({
    path: `/resources/${slug}`,
    name,
    title: `${name} Resources`,
    description,
    updated,
    placeholder,
  })),
  ...industries.entries.map(({ slug, name, title, description, updated }): Route => ({
    path: `/industries/${slug}`,
    name,
    title,
    description,
    updated,
  })),
];

/** The pages that the sitemap, the feed and llms.txt list: all but placeholders. */
export const listedRoutes = routes.filter(({ placeholder }) => !placeholder);

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

export const routeOf = (path: SitePath): Route => {
  const route = byPath.get(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return route;
};

/** The pages above a page, home first, and the page itself last. Home has no trail. */
export const trailOf = (path: SitePath): readonly Route[] => {
  if (path === '/') return [];
  const above = path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...above, path].map((step) => routeOf(step as SitePath));
};
