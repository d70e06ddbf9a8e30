import { redirects } from '@/content/redirects.ts';
import { sheets, type Sheet } from '@/lib/pages/sheets.ts';
import { placeInFile } from './place-in-file.ts';

export type Redirect = { readonly from: string; readonly to: string };

/** True for paths that every hosting service can redirect. They have no query and no slash at the end. */
export const isPlainPath = (path: string) => /^(?:\/[a-z0-9][\w.-]*)+$/i.test(path);

const decode = (path: string) => {
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
  decode(path)
    .replaceAll('\\', '/')
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');

/** For messages. */
export const placeOfRedirect = (from: string) => placeInFile('content/redirects.ts', from);

type SheetPaths = Pick<Sheet, 'path'> & { readonly pagePath: string };

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Redirects the printable checklists of renamed pages, because people bookmark them. Leaves out a path that `pageMoves`
 * contains, or that another page's checklist has now.
 */
export const sheetRedirects = (
  pageMoves: readonly Redirect[],
  existing: readonly SheetPaths[] = sheets,
): readonly Redirect[] => {
  const takenPaths = new Set([...pageMoves.map(({ from }) => from), ...existing.map(({ path }) => path)]);
  return pageMoves
    .filter(({ from, to }) => to !== '/' && folderOf(from) === folderOf(to))
    .flatMap(({ from, to }) =>
      existing
        .filter(({ pagePath }) => pagePath === to)
        .map(({ path }) => ({ from: path.replace(to, from), to: path })),
    )
    .filter(({ from }) => !takenPaths.has(from));
};

const pageRedirects: readonly Redirect[] = Object.entries(redirects).map(([from, to]) => ({ from, to }));

export const siteRedirects: readonly Redirect[] = [...pageRedirects, ...sheetRedirects(pageRedirects)];
