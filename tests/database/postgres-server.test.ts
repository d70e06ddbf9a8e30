/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  findPostgres,
  hasPgtap,
  migrateAsHosted,
  startPostgres,
  type PostgresServer,
} from './postgres-server';

const pgtapFile = path.resolve('supabase/tests/submissions.test.sql');

/** Fails unless the output of a pgTAP file says that every planned test ran and passed. */
function expectAllPassed(output: string): void {
  const lines = output.split('\n');
  const planned = Number(/^1\.\.(\d+)$/m.exec(output)?.[1]);
  expect(lines.filter((line) => line.startsWith('not ok') || line.startsWith('#'))).toEqual([]);
  expect(planned).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(planned);
}

test('every policy test passes in the embedded database', async () => {
  const script = path.resolve('tests/database/pgtap-on-pglite.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, pgtapFile]);
  expectAllPassed(stdout);
});

const programs = findPostgres();
const onServer = programs === undefined ? describe.skip : describe;
if (programs === undefined) {
  process.stdout.write(
    'Skipped: no PostgreSQL server of version 15 or newer is installed, so the migrations were tried on the embedded one alone.\n',
  );
}

onServer('on a PostgreSQL server (skipped where version 15 or newer is not installed)', () => {
  let server: PostgresServer;
  const tellsPolicies = programs !== undefined && hasPgtap(programs) ? test : test.skip;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    await migrateAsHosted(server);
  });

  afterAll(() => server.close());

  tellsPolicies('every policy test passes (skipped where pgTAP is not installed)', async () => {
    await server.psql(`
      create schema extensions; grant usage on schema extensions to public;
      create extension pgtap schema extensions;`);
    expectAllPassed(
      await server.psql(`set session authorization owner;\n${readFileSync(pgtapFile, 'utf8')}`),
    );
  });

  // Every transaction stays open for a moment after its insert, when the others cannot see its row yet.
  const insertAtOnce = (email: string, address: string): Promise<void> =>
    server.bench(
      `begin;
       set local role anon;
       do $$ begin
         insert into public.operators (full_name, email, phone, address, experience, equipment)
         values ('Test Person', '${email}', '0121 496 0000', ${address}, 5, '{Dumper,Roller}');
       exception when sqlstate 'PT429' then null;
       end $$;
       select pg_sleep(0.05);
       commit;`,
      10,
      5,
    );

  test('fifty identical registrations on ten connections are one row', async () => {
    await insertAtOnce('same@example.com', `'Birmingham'`);
    expect(await server.psql(`select count(*) from public.operators where email = 'same@example.com'`)).toBe(
      '1\n',
    );
  });

  test('fifty registrations of one sender on ten connections stop at the limit of thirty', async () => {
    await server.bench(
      `begin;
       select set_config('request.headers', '{"cf-connecting-ip":"203.0.113.1"}', true);
       set local role anon;
       do $$ begin
         insert into public.operators (full_name, email, phone, address, experience, equipment)
         values ('Test Person', gen_random_uuid() || '@example.com', '0121 496 0000', 'One sender', 5, '{Dumper}');
       exception when sqlstate 'PT429' then null;
       end $$;
       select pg_sleep(0.05);
       commit;`,
      10,
      5,
    );
    expect(await server.psql(`select count(*) from public.operators where address = 'One sender'`)).toBe(
      '30\n',
    );
  });

  test('fifty different registrations from one address on ten connections stop at the limit of five', async () => {
    await insertAtOnce('many@example.com', 'gen_random_uuid()::text');
    expect(await server.psql(`select count(*) from public.operators where email = 'many@example.com'`)).toBe(
      '5\n',
    );
  });
});
