import { renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { routes } from '@/lib/site/routes';
import { builtPages, filesBelow } from '../after-build/pages';
import { copyProject } from '../copy-project';
import { projectPaths } from '../project-paths';
import { drawForCopy, exportCopy, finishCopy } from './build-copy';
import type { Grown } from './growth-table';
import { standOnce } from './multiply-entries';

const inFamilies = routes.filter(
  ({ path }) => path.lastIndexOf('/') > 0 && !standOnce.has(basename(path)),
).length;

/** Takes a number of pages; returns how many copies of every entry come nearest to it. */
const copiesFor = (pages: number) =>
  Math.max(1, Math.round((pages - (routes.length - inFamilies)) / inFamilies));

// Stands in for content/collection.ts in the copy, so that every family grows and no file of content is touched.
const grownCollection = (
  copies: number,
) => `import { multiplyEntries } from '@/scripts/bench/multiply-entries';
import { defineCollection as define } from './single-collection';

export type * from './single-collection';

export const defineCollection =
  <Fields>() =>
  <const Base extends string, const Slug extends string>(
    base: Base,
    entries: readonly (Fields & { readonly slug: Slug })[],
  ) =>
    define<Fields>()(base, multiplyEntries(entries, ${copies}));
`;

const bytesBelow = (folder: string) =>
  filesBelow(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** Takes numbers of pages; builds a copy of the project grown to about each of them from nothing, and returns what it took. */
export const measureGrowth = async (sizes: readonly number[]): Promise<readonly Grown[]> => {
  const copy = copyProject(projectPaths.root);
  const content = join(copy.folder, 'content');
  const out = join(copy.folder, 'out');
  try {
    renameSync(join(content, 'collection.ts'), join(content, 'single-collection.ts'));
    const grown: Grown[] = [];
    for (const size of sizes) {
      writeFileSync(join(content, 'collection.ts'), grownCollection(copiesFor(size)));
      // As in every build but the first, the share images are there.
      const drawing = await drawForCopy(copy.folder);
      const framework = await exportCopy(copy.folder);
      const after = await finishCopy(copy.folder);
      const pages = builtPages(out).filter(({ path }) => path !== '/404').length;
      grown.push({ framework, after, drawing, pages, bytes: bytesBelow(out) });
    }
    return grown;
  } finally {
    copy.remove();
  }
};
