import { readMigrations } from '../../scripts/shared/migrations';
import { projectPaths } from '@/scripts/shared/project-paths';
import { database } from '../postgres/test-database';
import { send } from './submissions';

const newest = Number(readMigrations(projectPaths.migrations).at(-1)?.version);

test('schema_version returns the number of the last migration, also to visitors', async () => {
  await expect(send('GET', '/rest/v1/rpc/schema_version')).resolves.toEqual({ status: 200, body: newest });
});

test('schema_version changes when another migration is applied', async () => {
  await database.query(
    "insert into supabase_migrations.schema_migrations (version) values ('29991231000000')",
  );
  await expect(send('GET', '/rest/v1/rpc/schema_version')).resolves.toMatchObject({ body: 29991231000000 });
});
