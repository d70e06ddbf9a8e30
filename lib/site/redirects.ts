import { redirects } from '@/content/redirects';
import { routes } from './routes';

/** A page that moved to another path. */
export type Redirect = { readonly from: string; readonly to: string };

/** A path that every host can match: lower-case words, without a query, a dot or a trailing slash. */
const plainPath = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/** Throws for an old path that is still a page or that a host can't match. */
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

/** Returns the redirects of `content/redirects.ts`. Throws for an invalid one. */
export const siteRedirects = (): readonly Redirect[] =>
  checkRedirects(redirects, new Set(routes.map(({ path }) => path)));
