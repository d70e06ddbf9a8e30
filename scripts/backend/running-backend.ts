import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../expected-error';
import { readKeys } from './service-keys';

/** The file with the address of the service that runs on a data folder. */
export function urlFile(dataDir: string): string {
  return path.join(dataDir, 'url');
}

/** The service that runs on a data folder, with the owner's key. Throws an ExpectedError when none does. */
export function findRunningBackend(dataDir: string): { readonly url: string; readonly serviceKey: string } {
  const file = urlFile(dataDir);
  const keys = readKeys(dataDir);
  if (!keys || !existsSync(file)) {
    throw new ExpectedError(
      'The database is not running. Start it with "npm start" or "npm run dev" in another terminal.',
    );
  }
  return { url: readFileSync(file, 'utf8'), serviceKey: keys.serviceKey };
}
