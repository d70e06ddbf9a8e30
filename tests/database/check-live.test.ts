import { checkDatabase } from '@/scripts/check-live/check-database';
import type { Build } from '@/scripts/check-live/read-build';
import { sendTest } from '@/scripts/check-live/send-test';
import { submitHandler } from '../../supabase/functions/submit/handler';
import { engine } from '../engine/engine-of-file';
import { count, insert, resetWithLimits, rows, tables } from './submissions';

// The part of `npm run check:live` that is about the database, with one thing broken at a time.
const site = new URL('https://www.site.example/');
const database = { url: engine.url, key: engine.anonKey };

const mountFor = (siteUrl: string) =>
  engine.mount('submit', submitHandler({ siteUrl, serviceUrl: engine.url, serviceKey: engine.serviceKey }));

beforeEach(async () => {
  await resetWithLimits();
  mountFor(site.origin);
});

const linesFor = (given: Build['database']) => checkDatabase(site, { database: given } as Build);
const failedFor = async (given: Build['database']) =>
  (await linesFor(given)).filter(({ fix }) => fix !== undefined).map(({ check }) => check);

test('nothing fails, and nothing is stored', async () => {
  expect(await failedFor(database)).toEqual([]);
  expect([await count('operators'), await count('enquiries')]).toEqual([0, 0]);
});

test.each([
  ['none in the build', undefined, ['Database answers']],
  ['none at the address', { url: 'http://127.0.0.1:9' }, ['Database answers', 'Forms without code']],
  ['another key', { key: 'sb_publishable_another' }, ['Database answers']],
])('Database answers: %s', async (_, changed, failed) => {
  expect(await failedFor(changed && { ...database, ...changed })).toEqual(failed);
});

const history = 'supabase_migrations.schema_migrations';

test.each([
  [
    'the last is missing',
    `create table public.kept as select * from ${history};
     delete from ${history} where version = (select max(version) from ${history})`,
    `insert into ${history} select * from public.kept on conflict do nothing; drop table public.kept`,
  ],
  [
    'one is newer than the folder',
    `insert into ${history} (version) values ('29991231000000')`,
    `delete from ${history} where version = '29991231000000'`,
  ],
])('Migrations: %s', async (_, change, undo) => {
  await engine.query(change);
  const failed = await failedFor(database);
  await engine.query(undo);
  expect(failed).toEqual(['Migrations']);
});

test('Machines of the form: one that the database refuses', async () => {
  const [was] = await engine.query<{ definition: string }>(
    `select pg_get_functiondef('private.equipment_names'::regproc) as definition`,
  );
  await engine.query(`create or replace function private.equipment_names() returns text[]
    language sql immutable parallel safe return array['Dumper']`);
  const failed = await failedFor(database);
  await engine.query(was?.definition ?? '');
  expect(failed).toEqual(['Machines of the form']);
});

test.each(tables)(
  'Nobody can read %s: until what the line says is done, which leaves the form open',
  async (table) => {
    await engine.query(`grant select on public.${table} to anon`);
    const line = (await linesFor(database)).find(({ check }) => check === `Nobody can read ${table}`);
    const [statement = ''] = /revoke .*;/.exec(line?.fix ?? '') ?? [];
    await engine.query(statement);
    expect(await failedFor(database)).toEqual([]);
    expect((await insert(table, rows[table])).status).toBe(201);
  },
);

test.each([303, 401, 404, 500])('Forms without code: a function that answers %d', async (status) => {
  engine.mount('submit', () => new Response(null, { status }));
  expect(await failedFor(database)).toEqual(['Forms without code']);
});

test('Forms without code: a function that was set up for another address', async () => {
  mountFor('https://site.example');
  expect(await failedFor(database)).toEqual(['Forms without code']);
});

test('a test registration is stored, and said how to find and to delete', async () => {
  const { result, next } = await sendTest(site, database);
  expect(result.fix).toBeUndefined();
  const [row] = await engine.query<{ full_name: string }>('select full_name from public.operators');
  expect(next.join('\n')).toContain(`“${row?.full_name}”`);
  const [statement = ''] = /delete from .*;/.exec(next.join('\n')) ?? [];
  await engine.query(statement);
  expect(await count('operators')).toBe(0);
});

test('a test registration that is not stored is said not to be', async () => {
  mountFor('https://site.example');
  const { result, next } = await sendTest(site, database);
  expect(result).toMatchObject({
    found: 'was not stored: the answer is 403',
    fix: expect.any(String) as string,
  });
  expect(next).toEqual([]);
  expect(await count('operators')).toBe(0);
});
