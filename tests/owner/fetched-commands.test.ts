import { spawnSync } from 'node:child_process';
import postgres from 'postgres';
import { hostedState } from '../../scripts/develop/backend/apply-migrations.ts';
import { readMigrations } from '../../scripts/shared/migrations.ts';
import { projectFolders } from '../../scripts/shared/project-folders.ts';
import { commandLines, documents } from '../docs/documents.ts';
import { findPrograms } from '../postgres/programs.ts';
import { connectionUrl, startPostgres } from '../postgres/start-postgres.ts';

const programs = findPrograms();
const describeDatabase = programs ? describe : describe.skip;

const fetchedCommands = [
  ...new Set(
    documents.flatMap(commandLines).flatMap((line) => /^npx (\S+@\d[\d.]* \S.*)$/.exec(line)?.[1] ?? []),
  ),
];
const push = fetchedCommands.find((command) => command.endsWith(' db push --remote'));

const run = (program: 'npm' | 'npx', ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

// Keep both tests in one file, so that they run in sequence: two npx processes fail if they download the same package
// at the same time.
test.each(fetchedCommands.filter((command) => command.startsWith('supabase@')))(
  'the command npx %s exists and has these options',
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

test.each([...new Set(fetchedCommands.map((command) => command.split(' ')[0] ?? ''))])(
  'the npm registry has the package %s',
  (name) => expect(run('npm', 'view', name, 'version')).toMatchObject({ status: 0 }),
);

describeDatabase('the command `db push`', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await startPostgres(programs?.postgres ?? '');
    sql = postgres(connectionUrl(server, 'postgres', 'postgres'), { max: 1, onnotice: () => {} });
    await sql.unsafe(hostedState);
  });
  afterAll(async () => {
    await sql.end();
    await server.close();
  });

  const pushToServer = () => {
    const remote = `--remote=${connectionUrl(server, 'postgres', 'postgres')}`;
    return run('npx', '--yes', ...`${push?.replace('--remote', remote)} --yes`.split(' '));
  };

  test('creates the tables in an empty database, and does nothing the second time', async () => {
    const { status, output } = pushToServer();
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
    const history = await sql<
      { version: string }[]
    >`select version from supabase_migrations.schema_migrations order by version`;
    const migrations = readMigrations(projectFolders.migrations);
    expect(history.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
    expect(await sql`select from public.operators`).toHaveLength(0);
    expect(pushToServer().output).toMatch(/up to date/i);
  });
});
