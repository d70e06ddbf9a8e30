import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const foldersOf = (project: string) => ({
  out: join(project, 'out'),
  previous: join(project, '.next/previous'),
});

/** Brings back the `out` that a build killed between the two renames of `replaceOut` had set aside. */
export const restoreOut = (project: string) => {
  const { out, previous } = foldersOf(project);
  if (existsSync(out)) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) renameSync(previous, out);
};

/** Renames the finished site to `out`. Where that fails, the `out` before it is back. */
export const replaceOut = (project: string, finished: string) => {
  const { out, previous } = foldersOf(project);
  try {
    if (existsSync(out)) renameSync(out, previous);
    renameSync(finished, out);
  } finally {
    restoreOut(project);
  }
};
