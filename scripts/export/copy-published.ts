import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/**
 * Whether no page loads a file: the scripts of Next's runtime, the payloads of its client router, and style sheets, because each
 * page carries its own rules.
 */
const isUnused = (file: string) =>
  /_next[\\/].*\.(?:js|css)$/.test(file) ||
  (file.endsWith('.txt') &&
    (basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html'))));

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported)) {
    const source = join(exported, file);
    if (!isUnused(source) && file !== '_not-found.html') cpSync(source, join(finished, file));
  }
};
