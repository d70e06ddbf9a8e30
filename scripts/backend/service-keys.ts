import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** The secrets of one embedded service: what signs sessions, the public key of the browser and the owner's key. */
export type ServiceKeys = {
  readonly jwtSecret: string;
  readonly anonKey: string;
  readonly serviceKey: string;
};

/** Returns fresh random keys. */
export async function generateKeys(): Promise<ServiceKeys> {
  const [anon, service] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  return { jwtSecret: randomBytes(32).toString('hex'), anonKey: anon.key, serviceKey: service.key };
}

/** Returns the keys kept in a data folder, or undefined when the service never started there. */
export function readKeys(dataDir: string): ServiceKeys | undefined {
  const file = keysFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ServiceKeys) : undefined;
}

/** Returns the keys kept in a data folder; generates and keeps them at the first call, readable by the user alone. */
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
