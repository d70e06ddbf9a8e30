import type { PGlite } from '@electric-sql/pglite';
import { ExpectedError } from '../../shared/expected-error.ts';
import type { Migration } from '../../shared/migrations.ts';

/**
 * Sets up an empty database like a hosted Supabase project. It is safe to run again. It grants all privileges by
 * default, as Supabase does, so that tests fail if a migration forgets to revoke them.
 */
export const hostedState = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

/**
 * Each migration runs in a transaction that also records it in the migration history. Throws an ExpectedError if the
 * history contains an unknown migration.
 */
export const applyMigrations = async (database: PGlite, migrations: readonly Migration[]): Promise<void> => {
  const history = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const appliedVersions = new Set(history.rows.map((row) => row.version));
  const knownVersions = new Set(migrations.map(({ version }) => version));
  if ([...appliedVersions].some((version) => !knownVersions.has(version)))
    throw new ExpectedError(
      'The data was created by other migrations. Delete the folder .data/postgres to start with an empty database.',
    );
  for (const { version, name, sql } of migrations.filter(
    (migration) => !appliedVersions.has(migration.version),
  ))
    await database.transaction(async (transaction) => {
      await transaction.exec(sql).catch((error: Error) => {
        throw new ExpectedError(`supabase/migrations/${version}_${name}.sql: ${error.message}`);
      });
      const record = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)';
      await transaction.query(record, [version, name]);
    });
};
