import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { applyMigrations, hostedState, readMigrations } from '@/scripts/backend/apply-migrations';
import { readEmptyCluster } from '@/scripts/backend/cluster';
import { projectPaths } from '@/scripts/project-paths';

// Prints the output of a pgTAP file, run in an embedded database with all migrations.
const [file = ''] = process.argv.slice(2);
const database = new PGlite({ loadDataDir: await readEmptyCluster(), extensions: { pgtap } });
await database.exec(hostedState);
await applyMigrations(database, readMigrations(projectPaths.migrations));
await database.exec(
  'create schema extensions; grant usage on schema extensions to public; create extension pgtap schema extensions',
);
for (const { rows } of await database.exec(readFileSync(file, 'utf8'))) {
  for (const row of rows) console.log(Object.values(row).join(' '));
}
await database.close();
