import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built page, with the absolute path of its file and its URL path. */
type BuiltPage = { readonly file: string; readonly path: string };

/** Returns the relative paths of all files in a folder and its subfolders. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Returns all pages of an export, including `404.html`, sorted by path. */
export const builtPages = (out: string): readonly BuiltPage[] =>
  filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: join(out, file),
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
