import { existsSync, readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './pages';

/**
 * Takes the folder of the export; removes the client router's payload files, since every jump is a new document, and the
 * folders that held nothing else. Returns how many files.
 */
export const removePayloads = (out: string): number => {
  const payloads = filesBelow(out)
    .filter(
      (file) =>
        file.endsWith('.txt') &&
        (basename(file).startsWith('__next.') || existsSync(join(out, file.replace(/\.txt$/, '.html')))),
    )
    .map((file) => join(out, file));
  for (const file of payloads) unlinkSync(file);
  for (const folder of new Set(payloads.map((file) => dirname(file))))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  return payloads.length;
};
