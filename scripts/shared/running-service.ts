import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type RunningService = {
  readonly url: string;
  /** Public: the code of every form page contains this key. */
  readonly anonKey: string;
  readonly serviceKey: string;
};

const recordIn = (dataDir: string) => path.join(dataDir, 'service.json');

/** Only the current user can read the file. Returns a function that deletes it. */
export function recordService(dataDir: string, service: RunningService) {
  writeFileSync(recordIn(dataDir), JSON.stringify(service), { mode: 0o600 });
  return () => rmSync(recordIn(dataDir), { force: true });
}

/** The address and keys may be outdated, because a killed database cannot delete its file. */
export function findRunningService(dataDir: string): RunningService | undefined {
  if (!existsSync(recordIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(recordIn(dataDir), 'utf8')) as RunningService;
}
