import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtPages } from '../../shared/built-site/built-pages.ts';
import { projectFolders } from '../../shared/project-folders.ts';

/** The hash of each page that passed the last quick check. */
const file = join(projectFolders.data, 'checked-pages.json');

/** More pages are rarely changed by one edit, except by an edit of every page. */
const maxPages = 12;

const hashesOf = (siteFolder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    builtPages(siteFolder).map((page) => [
      page.path,
      createHash('sha256').update(readFileSync(page.file)).digest('hex'),
    ]),
  );

const familyOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** At most 12 of the given pages that have changed since the last quick check passed: first one of each family. */
export const changedPages = (siteFolder: string, paths: readonly string[]): readonly string[] => {
  const hashes = hashesOf(siteFolder);
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
    : {};
  const changedPaths = paths.filter((path) => hashes[path] !== before[path]);
  const isFirst = (path: string) =>
    changedPaths.findIndex((other) => familyOf(other) === familyOf(path)) === changedPaths.indexOf(path);
  return changedPaths.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))).slice(0, maxPages);
};

export const rememberPages = (siteFolder: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(hashesOf(siteFolder)));
};
