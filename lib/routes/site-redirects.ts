import { redirects } from '@/content/redirects';
import { placeInFile } from './place-in-file';
import { routes } from './routes';
import { type Sheet, sheets } from './sheets';

export type Redirect = { readonly from: string; readonly to: string };

/** True for paths that every hosting service can redirect. They have no query and no slash at the end. */
export const isPlainPath = (path: string) => /^(?:\/[a-z0-9][\w.-]*)+$/i.test(path);

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Paths with the same result collide: hosts serve `/about`, `/about.html` and `/about/index.html` from files of the
 * same name, and Windows and macOS ignore case in file names.
 */
export const collisionKey = (path: string): string =>
  decoded(path)
    .replaceAll('\\', '/')
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');

/** For messages. */
export const placeOfRedirect = (from: string) => placeInFile('content/redirects.ts', from);

const problemWith = (
  [from, to]: readonly [string, string],
  moved: readonly Redirect[],
  paths: ReadonlySet<string>,
) => {
  const key = collisionKey(from);
  if ([...paths].some((path) => collisionKey(path) === key))
    return `${from} is a page of the site, so it cannot redirect. Remove the line, or rename the page.`;
  if (!isPlainPath(from))
    return `${from} is not a plain path. Use letters, digits, hyphens, underscores and dots, without a slash at the end, like /services/digger-drivers or /Services/Digger_Drivers.aspx. For other addresses, add a rule at your host.`;
  if (!paths.has(to))
    return `${from} leads to ${to}, which is not a page of the site. Choose a page that exists.`;
  const other = moved.find((redirect) => redirect.to !== to && collisionKey(redirect.from) === key);
  return (
    other &&
    `${from} and ${other.from} are the same address, but lead to different pages. Remove one of them.`
  );
};

/** Old paths that still have a page, that hosts can't redirect or that collide, and new paths without a page. */
export const redirectProblems = (
  moved: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): readonly string[] => {
  const all = Object.entries(moved);
  const list = all.map(([from, to]) => ({ from, to }));
  return all.flatMap((entry) => {
    const problem = problemWith(entry, list, paths);
    return problem ? [`${placeOfRedirect(entry[0])}: ${problem}`] : [];
  });
};

export const siteRedirectProblems = () =>
  redirectProblems(redirects, new Set(routes.map(({ path }) => path)));

type SheetAddress = Pick<Sheet, 'path'> & { readonly page: string };

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Redirects the printable checklists of renamed pages, because people bookmark them. Leaves out an address that `moved`
 * contains, or that another page's checklist has now.
 */
export const sheetRedirects = (
  moved: readonly Redirect[],
  existing: readonly SheetAddress[] = sheets,
): readonly Redirect[] => {
  const taken = new Set([...moved.map(({ from }) => from), ...existing.map(({ path }) => path)]);
  return moved
    .filter(({ from, to }) => to !== '/' && folderOf(from) === folderOf(to))
    .flatMap(({ from, to }) =>
      existing
        .filter(({ page }) => page === to)
        .map(({ path }) => ({ from: path.replace(to, from), to: path })),
    )
    .filter(({ from }) => !taken.has(from));
};

const pageRedirects: readonly Redirect[] = Object.entries(redirects).map(([from, to]) => ({ from, to }));

export const siteRedirects: readonly Redirect[] = [...pageRedirects, ...sheetRedirects(pageRedirects)];
