import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { isUnused } from './next-output';
import { filesBelow } from './pages';

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported))
    // An empty `public` is kept by a file.
    if (!isUnused(exported, file) && file !== '.gitkeep') cpSync(join(exported, file), join(finished, file));
};
