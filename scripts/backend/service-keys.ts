import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';

export type ServiceKeys = {
  /** Signs sessions. */
  readonly jwtSecret: string;
  /** Public: in every page. */
  readonly anonKey: string;
  /** The owner's. */
  readonly serviceKey: string;
};

export async function generateKeys(): Promise<ServiceKeys> {
  const [anon, service] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return { jwtSecret: randomBytes(32).toString('hex'), anonKey: anon.key, serviceKey: service.key };
}

/** The keys of a data folder; undefined when the service never started there. */
export function readKeys(dataDir: string): ServiceKeys | undefined {
  const file = keysFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ServiceKeys) : undefined;
}

/** The keys of a data folder, created at the first call in a file that only the user can read. */
export async function readOrCreateKeys(dataDir: string): Promise<ServiceKeys> {
  const kept = readKeys(dataDir);
  if (kept) return kept;
  const keys = await generateKeys();
  const unfinished = `${keysFile(dataDir)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, keysFile(dataDir));
  return keys;
}

function keysFile(dataDir: string): string {
  return path.join(dataDir, 'keys.json');
}
