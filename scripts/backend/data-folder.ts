import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type RunningService = {
  readonly url: string;
  /** The public key. The code of the form pages contains it. */
  readonly anonKey: string;
  /** The owner's secret key. */
  readonly serviceKey: string;
};

const recordIn = (dataDir: string) => path.join(dataDir, 'service.json');

/**
 * Records the running service in its data folder, in a file that only the user can read. Returns a function that deletes the
 * record.
 */
export function recordService(dataDir: string, service: RunningService) {
  writeFileSync(recordIn(dataDir), JSON.stringify(service), { mode: 0o600 });
  return () => rmSync(recordIn(dataDir), { force: true });
}

/** Returns the service recorded in a data folder, if any. A killed service leaves its record behind. */
export function findRunningService(dataDir: string): RunningService | undefined {
  if (!existsSync(recordIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(recordIn(dataDir), 'utf8')) as RunningService;
}
