import { readMigrations } from '@/scripts/backend/apply-migrations';
import { projectPaths } from '@/scripts/helpers/project-paths';
import { engine } from '../engine/engine-of-file';
import { send } from './submissions';

const newest = Number(readMigrations(projectPaths.migrations).at(-1)?.version);

test('schema_version returns only the number of the last migration to everyone', async () => {
  await expect(send('GET', '/rest/v1/rpc/schema_version')).resolves.toEqual({ status: 200, body: newest });
});

test('schema_version changes with the next applied migration', async () => {
  await engine.query("insert into supabase_migrations.schema_migrations (version) values ('29991231000000')");
  await expect(send('GET', '/rest/v1/rpc/schema_version')).resolves.toMatchObject({ body: 29991231000000 });
});
