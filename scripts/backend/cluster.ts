import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectPaths } from '../project-paths';

const modules = path.join(projectPaths.root, 'node_modules');

/**
 * The archive of a new cluster, from which every new database starts. It is made once for each version of PGlite and
 * cached in node_modules, because creating a cluster takes most of the time of a first start.
 */
export async function readEmptyCluster(): Promise<Blob> {
  const { version } = JSON.parse(
    readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { readonly version: string };
  const archive = path.join(modules, `.cache/pglite/empty-cluster-${version}.tar`);
  if (!existsSync(archive)) {
    const database = new PGlite();
    const content = await database.dumpDataDir('none');
    await database.close();
    await mkdir(path.dirname(archive), { recursive: true });
    const unfinished = `${archive}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await content.arrayBuffer()));
    await rename(unfinished, archive);
  }
  // Read at once: several first starts at the same time replace the file under each other.
  return new Blob([readFileSync(archive)]);
}

/** Has a cluster in the folder that can start, empty where there was none. Call it only with the lock of the data. */
export async function prepareCluster(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    // Created beside its final place and renamed, because a cluster whose creation was interrupted never starts.
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    const database = new PGlite({ dataDir: unfinished, loadDataDir: await readEmptyCluster() });
    await database.waitReady;
    await database.close();
    await rename(unfinished, folder);
  }
  // Postgres marks a running cluster with this file. A crash can leave it empty, and then Postgres never starts again.
  await rm(path.join(folder, 'postmaster.pid'), { force: true });
}
