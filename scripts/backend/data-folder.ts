import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type RunningService = {
  readonly url: string;
  /** Public: in the code of the form pages. */
  readonly anonKey: string;
  /** The owner's. */
  readonly serviceKey: string;
};

const noteIn = (dataDir: string) => path.join(dataDir, 'service.json');

/** Notes which service runs on a data folder, in a file that only the user can read. Returns how to take the note away. */
export function noteService(dataDir: string, service: RunningService) {
  writeFileSync(noteIn(dataDir), JSON.stringify(service), { mode: 0o600 });
  return () => rmSync(noteIn(dataDir), { force: true });
}

/** The service that runs on a data folder; undefined when none does. One that was killed has left its note. */
export function findRunningService(dataDir: string): RunningService | undefined {
  if (!existsSync(noteIn(dataDir))) return undefined;
  return JSON.parse(readFileSync(noteIn(dataDir), 'utf8')) as RunningService;
}
