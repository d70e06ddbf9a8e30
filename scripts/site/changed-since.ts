import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../export/pages';

/** The files and folders that a build depends on, except packages. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/export',
  'next.config.mjs',
] as const;
const settings = ['.env.production.local', '.env.local', '.env.production', '.env'] as const;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns the relative path of a source file that changed after the given time, or undefined if there is none. */
export const changedSince = (project: string, moment: number): string | undefined => {
  const changed = [...sources, ...settings]
    .map((name) => join(project, name))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : path,
    )
    .find((file) => !isTest(file) && statSync(file).mtimeMs > moment);
  return changed && relative(project, changed);
};
