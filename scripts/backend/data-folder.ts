import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type ServiceKeys = {
  /** Signs sessions. */
  readonly jwtSecret: string;
  /** Public: in the code of the form pages. */
  readonly anonKey: string;
  /** The owner's. */
  readonly serviceKey: string;
};

const keysFile = (dataDir: string) => path.join(dataDir, 'keys.json');

/** The file with the address of the service that runs on a data folder. */
export const urlFile = (dataDir: string) => path.join(dataDir, 'url');

const readKeys = (dataDir: string) => JSON.parse(readFileSync(keysFile(dataDir), 'utf8')) as ServiceKeys;

const random = () => randomBytes(24).toString('hex');

/** The keys of a data folder, which are created at the first call, with the folder, in a file that only the user can read. */
export function serviceKeys(dataDir: string): ServiceKeys {
  if (existsSync(keysFile(dataDir))) return readKeys(dataDir);
  const keys = {
    jwtSecret: random(),
    anonKey: `sb_publishable_${random()}`,
    serviceKey: `sb_secret_${random()}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(keysFile(dataDir), `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** The service that runs on a data folder, with the owner's key; undefined when none does. */
export function findRunningService(dataDir: string) {
  if (!existsSync(urlFile(dataDir))) return undefined;
  return { url: readFileSync(urlFile(dataDir), 'utf8'), serviceKey: readKeys(dataDir).serviceKey };
}
