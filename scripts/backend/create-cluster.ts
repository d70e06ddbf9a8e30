import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readEmptyCluster } from './empty-cluster';

/**
 * Removes the file with which Postgres marks a cluster as running. A crash can leave it empty, and then Postgres never
 * starts again. Call it only with the lock of the data.
 */
export async function removeStaleMark(folder: string): Promise<void> {
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
}

/**
 * Creates an empty cluster where there is none. It is created beside its final place and renamed, because a cluster whose
 * creation was interrupted never starts.
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
