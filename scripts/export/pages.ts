import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A built page: its file as an absolute path, and the path that it answers. */
type BuiltPage = { readonly file: string; readonly path: string };

/** All files below a folder, relative to it. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** The pages of an export, `404.html` included, in order of their paths. */
export const builtPages = (out: string): readonly BuiltPage[] =>
  filesBelow(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: join(out, file),
      path: `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
