import postgres from 'postgres';
import { hostedState } from '../../scripts/develop/backend/apply-migrations.ts';
import { readMigrations } from '../../scripts/shared/migrations.ts';
import { projectFolders } from '../../scripts/shared/project-folders.ts';
import { connectionUrl, type PostgresServer } from './start-postgres.ts';

export const template = 'migrated';

/** Sets up a database like a hosted project, and applies all migrations as a user without superuser rights. */
export const createTemplate = async (server: PostgresServer): Promise<void> => {
  const { password } = server;
  const superuser = postgres(connectionUrl(server, 'postgres', 'postgres'), { max: 1 });
  await superuser.unsafe(`
    create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
    create role owner login password '${password}' createrole;
    create role authenticator login password '${password}' noinherit;
    grant anon, authenticated, service_role to owner, authenticator;
    grant authenticator to owner with admin option;
    grant set on parameter pgrst.db_pre_request to owner;`);
  await superuser.unsafe(`create database ${template} owner owner`);
  await superuser.end();

  const owner = postgres(connectionUrl(server, 'owner', template), { max: 1, onnotice: () => {} });
  await owner.unsafe(hostedState);
  for (const { version, name, sql } of readMigrations(projectFolders.migrations)) {
    await owner.unsafe(sql);
    await owner.unsafe('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
      version,
      name,
    ]);
  }
  await owner.end();
};
