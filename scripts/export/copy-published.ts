import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/** Whether a file is for Next's client router, which loads no page here: every jump is a new document. */
const isPayload = (file: string) =>
  file.endsWith('.txt') &&
  (basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html')));

/** Copies an export without the files that no visitor asks for. */
export const copyPublished = (exported: string, finished: string) => {
  for (const file of filesBelow(exported)) {
    const source = join(exported, file);
    if (!isPayload(source) && file !== '_not-found.html') cpSync(source, join(finished, file));
  }
};
