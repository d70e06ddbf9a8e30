import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';

export type ServiceKeys = {
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

const readKeys = (dataDir: string) =>
  existsSync(keysFile(dataDir))
    ? (JSON.parse(readFileSync(keysFile(dataDir), 'utf8')) as ServiceKeys)
    : undefined;

/** New keys, or those of a data folder, where they are created at the first call in a file that only the user can read. */
export async function serviceKeys(dataDir?: string): Promise<ServiceKeys> {
  const kept = dataDir && readKeys(dataDir);
  if (kept) return kept;
  const [anon, service] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  const keys = {
    jwtSecret: randomBytes(32).toString('hex'),
    anonKey: anon.key,
    serviceKey: service.key,
  };
  if (dataDir) {
    const unfinished = `${keysFile(dataDir)}.new`;
    writeFileSync(unfinished, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    renameSync(unfinished, keysFile(dataDir));
  }
  return keys;
}

/** The service that runs on a data folder, with the owner's key; undefined when none does. */
export function findRunningService(dataDir: string) {
  const keys = readKeys(dataDir);
  if (!keys || !existsSync(urlFile(dataDir))) return undefined;
  return { url: readFileSync(urlFile(dataDir), 'utf8'), serviceKey: keys.serviceKey };
}
