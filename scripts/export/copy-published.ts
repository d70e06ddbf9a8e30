import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/** Whether a file is for Next's runtime, which no page loads: its scripts, and the payloads of its client router. */
const isForRuntime = (file: string) =>
  /_next[\\/].*\.js$/.test(file) ||
  (file.endsWith('.txt') &&
    (basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html'))));

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported)) {
    const source = join(exported, file);
    if (!isForRuntime(source) && file !== '_not-found.html') cpSync(source, join(finished, file));
  }
};
