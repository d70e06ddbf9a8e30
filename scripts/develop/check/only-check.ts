import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ExpectedError } from '../../shared/expected-error';

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 sends nothing; it only tests whether the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Records this process in a file until it ends. Throws an ExpectedError if another check is running, because both would
 * build into the same folder.
 */
export const requireOnlyCheck = (file: string): void => {
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (other > 0 && isRunning(other))
    throw new ExpectedError(
      `Another check runs in this folder, as process ${other}. Wait until it ends. If there is none, delete ${file}.`,
    );
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
};
