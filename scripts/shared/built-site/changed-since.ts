import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './built-pages.ts';

/** A build also depends on packages, which are not checked. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'scripts/shared',
  'next.config.mjs',
] as const;
const settings = ['.env.production.local', '.env.local', '.env.production', '.env'] as const;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

export const changedSince = (project: string, moment: number): string | undefined => {
  const changedFile = [...sources, ...settings]
    .map((name) => join(project, name))
    .filter((source) => existsSync(source))
    .flatMap((source) =>
      statSync(source).isDirectory() ? filesBelow(source).map((file) => join(source, file)) : source,
    )
    .find((file) => !isTest(file) && statSync(file).mtimeMs > moment);
  return changedFile && relative(project, changedFile);
};
