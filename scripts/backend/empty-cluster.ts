import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectPaths } from '../project-paths';

/**
 * Returns a new cluster as an archive that an in-memory database starts from. Made once for each version of PGlite and kept
 * among the installed packages, because creating a cluster is most of what a start costs.
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
  return openAsBlob(archive);
}
