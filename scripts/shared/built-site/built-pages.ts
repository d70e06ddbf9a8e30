import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

type BuiltPage = { readonly file: string; readonly path: string };

/** Relative paths, including those in subfolders. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Includes `404.html`. Sorted by path. */
export const builtPages = (out: string): readonly BuiltPage[] =>
  filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: join(out, file),
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));

/** True for the pages that scripts/build/write-redirects.ts writes for hosts that can't redirect. */
export const isRedirectPage = (html: string) => html.includes('<meta http-equiv="refresh"');
