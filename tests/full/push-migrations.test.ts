import { spawnSync } from 'node:child_process';
import postgres from 'postgres';
import { hostedState, readMigrations } from '../../scripts/backend/apply-migrations';
import { projectPaths } from '../../scripts/project-paths';
import { commandLines, documents } from '../docs/documents';
import { findPrograms } from '../engine/programs';
import { addressOf, startPostgres } from '../engine/start-postgres';

const programs = findPrograms();
const described = programs ? describe : describe.skip;

const push = documents
  .flatMap(commandLines)
  .find((line) => /^npx supabase@\S+ db push --remote$/.test(line))
  ?.replace('npx ', '');

described('the command that creates the tables', () => {
  test('does so on an empty PostgreSQL, and has nothing to do the second time', async () => {
    const server = await startPostgres(programs?.postgres ?? '');
    const address = addressOf(server, 'postgres', 'postgres');
    const sql = postgres(address, { max: 1, onnotice: () => {} });
    try {
      await sql.unsafe(hostedState);
      // The address stands for the linked project.
      const run = () =>
        spawnSync('npx', ['--yes', ...`${push}=${address} --yes`.split(' ')], { encoding: 'utf8' });
      const { status, stdout, stderr } = run();
      expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
      const pushed = await sql<
        { version: string }[]
      >`select version from supabase_migrations.schema_migrations order by version`;
      expect(pushed.map((row) => row.version)).toEqual(
        readMigrations(projectPaths.migrations).map((migration) => migration.version),
      );
      expect(await sql`select from public.operators`).toHaveLength(0);
      const again = run();
      expect(again.stdout + again.stderr).toMatch(/up to date/i);
    } finally {
      await sql.end();
      await server.close();
    }
  });
});
