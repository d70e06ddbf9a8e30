import { existsSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './pages';

/** Takes the folder of the export; removes the client router's payload files, since every jump is a new document. Returns how many. */
export const removePayloads = async (out: string): Promise<number> => {
  const payloads = filesBelow(out).filter(
    (file) =>
      file.endsWith('.txt') &&
      (basename(file).startsWith('__next.') || existsSync(join(out, file.replace(/\.txt$/, '.html')))),
  );
  await Promise.all(payloads.map((file) => unlink(join(out, file))));
  return payloads.length;
};
