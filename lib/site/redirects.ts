import { redirects } from '@/content/redirects';
import { routes } from './routes';

export type Redirect = { readonly from: string; readonly to: string };

/** Paths that every hosting service can redirect. They have no query, no trailing slash and no extension but `.html`. */
const plainPath = /^(?:\/[a-z0-9][\w-]*)+(?:\.html?)?$/i;

/** Throws if an old path still has a page, if hosting services can't redirect it, or if its new path has no page. */
export const checkRedirects = (
  moved: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): readonly Redirect[] =>
  Object.entries(moved).map(([from, to]) => {
    if (paths.has(from.replace(/\.html?$/, '')))
      throw new Error(`content/redirects.ts: ${from} is a page of the site, so it cannot redirect.`);
    if (!plainPath.test(from))
      throw new Error(
        `content/redirects.ts: ${from} is not a plain path. Use letters, digits, hyphens and underscores, like /services/digger-drivers or /Services/Digger_Drivers.html. For other addresses, add a rule at your host.`,
      );
    if (!paths.has(to))
      throw new Error(`content/redirects.ts: ${from} leads to ${to}, which is not a page of the site.`);
    return { from, to };
  });

export const siteRedirects = (): readonly Redirect[] =>
  checkRedirects(redirects, new Set(routes.map(({ path }) => path)));
