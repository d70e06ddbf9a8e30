import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/** Whether a file is for Next's runtime, which no page loads: its scripts, and the payloads of its client router. */
const isForRuntime = (file: string) =>
  /_next[\\/].*\.js$/.test(file) ||
  (file.endsWith('.txt') &&
    (basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html'))));

/** The 404 page has another address, and an empty `public` is kept by a file. */
const unpublished = new Set(['_not-found.html', '.gitkeep']);

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported)) {
    const source = join(exported, file);
    if (!isForRuntime(source) && !unpublished.has(file)) cpSync(source, join(finished, file));
  }
};
