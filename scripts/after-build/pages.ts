import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A built page: where it stands on disk, and the path that it answers. */
export type BuiltPage = { readonly file: string; readonly path: string };

/** Takes a folder; returns the files below it, at any depth, relative to it. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Takes files of an export; returns the path that each page among them answers, by file, `404.html` included. */
export const pagesAmong = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`]),
  );

/** Takes the folder of the export; returns its pages, `404.html` included, in order of their paths. */
export const builtPages = (out: string): readonly BuiltPage[] =>
  [...pagesAmong(filesBelow(out))]
    .map(([file, path]) => ({ file: join(out, file), path }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
