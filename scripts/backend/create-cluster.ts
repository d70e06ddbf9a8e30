import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readEmptyCluster } from './empty-cluster';

/**
 * Makes a cluster ready to be opened by whoever holds the lock of its data: removes the file with which Postgres marks
 * itself as running. A crash can leave it empty, and then Postgres refuses to start for good.
 */
export async function removeStaleMark(folder: string): Promise<void> {
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
}

/**
 * Creates an empty database cluster in a folder that does not exist yet; an existing one is left as it is.
 * It is built beside its final place and renamed, because a cluster whose creation was interrupted never starts again.
 */
export async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const database = new PGlite({ dataDir: unfinished, loadDataDir: await readEmptyCluster() });
  await database.waitReady;
  await database.close();
  await rename(unfinished, folder);
}
