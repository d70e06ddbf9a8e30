import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ExpectedError } from '../../shared/expected-error.ts';

/**
 * Writes a file that only the current user can read, and waits until it is on the disk. Throws an ExpectedError if the
 * file exists or can't be written.
 */
export const writeNewFile = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    throw new ExpectedError(`${relative(process.cwd(), file)} could not be written: ${String(error)}.`);
  }
};
