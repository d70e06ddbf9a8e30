import { redirects } from '@/content/redirects.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { collisionKey, isPlainPath, placeOfRedirect, type Redirect } from '../../shared/site-redirects.ts';

const problemWith = (
  [from, to]: readonly [string, string],
  pageRedirects: readonly Redirect[],
  paths: ReadonlySet<string>,
) => {
  const key = collisionKey(from);
  if ([...paths].some((path) => collisionKey(path) === key))
    return `${from} is a page of the site, so it cannot redirect. Remove the line, or rename the page.`;
  if (!isPlainPath(from))
    return `${from} is not a plain path. Use letters, digits, hyphens, underscores and dots, without a slash at the end, like /services/digger-drivers or /Services/Digger_Drivers.aspx. For other addresses, add a rule at your host.`;
  if (!paths.has(to))
    return `${from} leads to ${to}, which is not a page of the site. Choose a page that exists.`;
  const other = pageRedirects.find((redirect) => redirect.to !== to && collisionKey(redirect.from) === key);
  return (
    other &&
    `${from} and ${other.from} are the same address, but lead to different pages. Remove one of them.`
  );
};

/** Old paths that still have a page, that hosts can't redirect or that collide, and new paths without a page. */
export const redirectProblems = (
  redirectsByPath: Readonly<Record<string, string>> = redirects,
  paths: ReadonlySet<string> = new Set(allPages.map(({ path }) => path)),
): readonly string[] => {
  const all = Object.entries(redirectsByPath);
  const list = all.map(([from, to]) => ({ from, to }));
  return all.flatMap((entry) => {
    const problem = problemWith(entry, list, paths);
    return problem ? [`${placeOfRedirect(entry[0])}: ${problem}`] : [];
  });
};
