import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectPaths } from '../project-paths';

/**
 * The archive of a new cluster, from which every new database starts. It is made once for each version of PGlite and
 * cached in node_modules, because creating a cluster takes most of the time of a first start.
 */
export async function readEmptyCluster(): Promise<Blob> {
  const packageFile = path.join(projectPaths.root, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };
  const cache = path.join(projectPaths.root, 'node_modules/.cache/pglite');
  const archive = path.join(cache, `empty-cluster-${version}.tar`);
  if (!existsSync(archive)) {
    const database = new PGlite();
    const content = await database.dumpDataDir('none');
    await database.close();
    mkdirSync(cache, { recursive: true });
    const unfinished = `${archive}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await content.arrayBuffer()));
    renameSync(unfinished, archive);
  }
  // Read at once: several first starts at the same time replace the file under each other.
  return new Blob([readFileSync(archive)]);
}
