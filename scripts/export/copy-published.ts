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

/** The 404 page has another address, and an empty `public` is kept by a file. */
const unpublished = new Set(['_not-found.html', '.gitkeep']);

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported)) {
    const source = join(exported, file);
    if (!isUnused(source) && !unpublished.has(file)) cpSync(source, join(finished, file));
  }
};
