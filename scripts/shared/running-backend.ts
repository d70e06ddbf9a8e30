import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '@/lib/secret-client/rest-client.ts';

type RunningBackend = Connection & {
  /** Public: the code of every form page contains this key. */
  readonly publishableKey: string;
};

const recordIn = (dataDir: string) => join(dataDir, 'backend.json');

/** Only the current user can read the file. Returns a function that deletes it. */
export const recordBackend = (dataDir: string, backend: RunningBackend) => {
  writeFileSync(recordIn(dataDir), JSON.stringify(backend), { mode: 0o600 });
  return () => rmSync(recordIn(dataDir), { force: true });
};

/** The URL and keys may be outdated, because a killed database cannot delete its file. */
export const findRunningBackend = (dataDir: string): RunningBackend | undefined => {
  if (!existsSync(recordIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(recordIn(dataDir), 'utf8')) as RunningBackend;
};
