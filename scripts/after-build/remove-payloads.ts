import { existsSync, unlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/** Takes the folder of the export; removes the client router's payload files, since every jump is a new document. Returns how many. */
export const removePayloads = (out: string): number => {
  const payloads = filesBelow(out).filter(
    (file) =>
      file.endsWith('.txt') &&
      (basename(file).startsWith('__next.') || existsSync(join(out, file.replace(/\.txt$/, '.html')))),
  );
  for (const file of payloads) unlinkSync(join(out, file));
  return payloads.length;
};
