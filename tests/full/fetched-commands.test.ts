import { spawnSync } from 'node:child_process';
import postgres from 'postgres';
import { hostedState, readMigrations } from '../../scripts/backend/apply-migrations';
import { projectPaths } from '../../scripts/helpers/project-paths';
import { commandLines, documents } from '../docs/documents';
import { findPrograms } from '../engine/programs';
import { addressOf, startPostgres } from '../engine/start-postgres';

const programs = findPrograms();
const described = programs ? describe : describe.skip;

/** Documented commands that npx fetches, without `npx`. */
const fetched = [
  ...new Set(
    documents.flatMap(commandLines).flatMap((line) => /^npx (\S+@\d[\d.]* \S.*)$/.exec(line)?.[1] ?? []),
  ),
];
const push = fetched.find((command) => command.endsWith(' db push --remote'));

const run = (program: 'npm' | 'npx', ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

// Keep both tests in this file, so that they run in sequence: parallel runs of npx break if both fetch the same package.
test.each(fetched.filter((command) => command.startsWith('supabase@')))(
  'npx %s is a command that exists, and has these options',
  (command) => {
    const [program = '', ...words] = command.split(' ');
    const end = words.findIndex((word) => /^[<-]|=/.test(word));
    const subcommand = end < 0 ? words : words.slice(0, end);
    const { output } = run('npx', '--yes', program, ...subcommand, '--help');
    expect(output).toContain(`supabase ${subcommand.join(' ')} [flags]`);
    for (const option of words.filter((word) => word.startsWith('-')))
      expect(output).toMatch(new RegExp(`(?:^|, | )${option}\\b`, 'm'));
  },
);

test.each([...new Set(fetched.map((command) => command.split(' ')[0] ?? ''))])(
  'npm has the package %s',
  (name) => expect(run('npm', 'view', name, 'version')).toMatchObject({ status: 0 }),
);

described('the command that creates the tables', () => {
  test('applies all migrations to an empty PostgreSQL, and none the second time', async () => {
    const server = await startPostgres(programs?.postgres ?? '');
    const address = addressOf(server, 'postgres', 'postgres');
    const sql = postgres(address, { max: 1, onnotice: () => {} });
    try {
      await sql.unsafe(hostedState);
      // The test database represents the linked project.
      const pushed = () => run('npx', '--yes', ...`${push}=${address} --yes`.split(' '));
      const { status, output } = pushed();
      expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
      const versions = await sql<
        { version: string }[]
      >`select version from supabase_migrations.schema_migrations order by version`;
      expect(versions.map((row) => row.version)).toEqual(
        readMigrations(projectPaths.migrations).map((migration) => migration.version),
      );
      expect(await sql`select from public.operators`).toHaveLength(0);
      expect(pushed().output).toMatch(/up to date/i);
    } finally {
      await sql.end();
      await server.close();
    }
  });
});
