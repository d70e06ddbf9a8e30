import { redirects } from '@/content/redirects';
import { routes } from './routes';

export type Redirect = { readonly from: string; readonly to: string };

/** Paths that every hosting service can redirect: lower-case words without a query, a dot or a trailing slash. */
const plainPath = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/** Throws if the old path still has a page, or if hosting services could not redirect it. */
export const checkRedirects = (
  moved: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): readonly Redirect[] =>
  Object.entries(moved).map(([from, to]) => {
    if (paths.has(from))
      throw new Error(`content/redirects.ts: ${from} is a page of the site, so it cannot redirect.`);
    if (!plainPath.test(from))
      throw new Error(
        `content/redirects.ts: ${from} is not a plain path. Use lower-case letters, digits and hyphens, like /services/digger-drivers.`,
      );
    if (!paths.has(to))
      throw new Error(`content/redirects.ts: ${from} leads to ${to}, which is not a page of the site.`);
    return { from, to };
  });

export const siteRedirects = (): readonly Redirect[] =>
  checkRedirects(redirects, new Set(routes.map(({ path }) => path)));
