import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type RunningService = {
  readonly url: string;
  /** The public key. The code of every form page contains it. */
  readonly anonKey: string;
  /** The secret key. Only the site's owner may use it. */
  readonly serviceKey: string;
};

const recordIn = (dataDir: string) => path.join(dataDir, 'service.json');

/**
 * Stores the address and keys of the running database in its data folder, in a file that only the current user can
 * read. Returns a function that deletes the file.
 */
export function recordService(dataDir: string, service: RunningService) {
  writeFileSync(recordIn(dataDir), JSON.stringify(service), { mode: 0o600 });
  return () => rmSync(recordIn(dataDir), { force: true });
}

/**
 * Returns the address and keys stored in a data folder, if any. They may be outdated, because a killed database cannot
 * delete its file.
 */
export function findRunningService(dataDir: string): RunningService | undefined {
  if (!existsSync(recordIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(recordIn(dataDir), 'utf8')) as RunningService;
}
