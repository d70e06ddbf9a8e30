import { rmSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { ExpectedError } from '../../shared/expected-error.ts';

/** Only errors of the file system have `syscall`. */
const toExpected = (error: unknown, file: string) =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error
    ? new ExpectedError(`${relative(process.cwd(), file)} could not be written: ${String(error.message)}.`)
    : error;

/**
 * Writes a file that only the current user can read, and waits until it is on the disk. Throws an ExpectedError if the
 * file exists or can't be written. Deletes an incomplete file, even after Ctrl-C.
 */
export const writeNewFile = async (file: string, parts: AsyncIterable<string>): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(file, 'wx', 0o600);
    const remove = () => rmSync(file, { force: true });
    process.once('exit', remove);
    try {
      await writeFile(handle, parts);
      await handle.sync();
    } catch (error) {
      remove();
      throw error;
    } finally {
      process.off('exit', remove);
      await handle.close();
    }
  } catch (error) {
    throw toExpected(error, file);
  }
};
