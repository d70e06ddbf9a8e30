import { checkDatabase } from '@/scripts/check-live/check-database';
import type { Build } from '@/scripts/check-live/read-build';
import { sendTest } from '@/scripts/check-live/send-test';
import { submitHandler } from '../../supabase/functions/submit/handler';
import type { EdgeFunction } from '../engine/gateway';
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
const failedFor = async (given: Build['database'] = database) =>
  (await linesFor(given)).filter(({ fix }) => fix !== undefined).map(({ check }) => check);

test('nothing fails, and nothing is stored', async () => {
  expect(await failedFor()).toEqual([]);
  expect(await linesFor(database)).toHaveLength(6);
  expect([await count('operators'), await count('enquiries')]).toEqual([0, 0]);
});

test('Database answers: none in the build, none at the address, another key', async () => {
  const [line] = await checkDatabase(site, { database: undefined } as Build);
  expect(line).toMatchObject({ check: 'Database answers', fix: expect.any(String) as string });
  expect(await failedFor({ ...database, url: 'http://127.0.0.1:9' })).toEqual([
    'Database answers',
    'submit refuses other sites',
  ]);
  expect(await failedFor({ ...database, key: 'sb_publishable_another' })).toEqual(['Database answers']);
});

/** Changes the database for one look. */
const failedAfter = async (change: string, undo: string) => {
  await engine.query(change);
  try {
    return await failedFor();
  } finally {
    await engine.query(undo);
  }
};

test('Migrations: the last is missing, or one is newer than the folder', async () => {
  const history = 'supabase_migrations.schema_migrations';
  expect(
    await failedAfter(
      `create table public.kept as select * from ${history};
       delete from ${history} where version = (select max(version) from ${history})`,
      `insert into ${history} select * from public.kept on conflict do nothing; drop table public.kept`,
    ),
  ).toEqual(['Migrations']);
  const newer = '29991231000000';
  expect(
    await failedAfter(
      `insert into ${history} (version) values ('${newer}')`,
      `delete from ${history} where version = '${newer}'`,
    ),
  ).toEqual(['Migrations']);
});

test.each(tables)(
  'Nobody can read: %s, after a grant, until what the line says is done, which leaves the form open',
  async (table) => {
    await engine.query(`grant select on public.${table} to anon`);
    const line = (await linesFor(database)).find(({ check }) => check === 'Nobody can read');
    const [statement = ''] = /revoke .*;/.exec(line?.fix ?? '') ?? [];
    await engine.query(statement);
    expect(await failedFor()).toEqual([]);
    expect((await insert(table, rows[table])).status).toBe(201);
  },
);

const answersWith =
  (status: number): EdgeFunction =>
  () =>
    new Response(null, { status });

test.each([
  ['one that takes any form', answersWith(303)],
  ['one that asks for a sign-in', answersWith(401)],
  ['one that is not there', answersWith(404)],
  ['one without its secrets', answersWith(500)],
])('submit refuses other sites: %s', async (_, edgeFunction) => {
  engine.mount('submit', edgeFunction);
  expect(await failedFor()).toEqual(['submit refuses other sites']);
});

test('submit takes this site’s forms: one that was set up for another address', async () => {
  mountFor('https://site.example');
  expect(await failedFor()).toEqual(['submit takes this site’s forms']);
});

test('a test registration is stored, and said how to find and to delete', async () => {
  const { line, next } = await sendTest(site, database);
  expect(line.fix).toBeUndefined();
  const [row] = await engine.query<{ full_name: string }>('select full_name from public.operators');
  expect(next.join('\n')).toContain(`“${row?.full_name}”`);
  const [statement = ''] = /delete from .*;/.exec(next.join('\n')) ?? [];
  await engine.query(statement);
  expect(await count('operators')).toBe(0);
});

test('a test registration that is not stored is said not to be', async () => {
  mountFor('https://site.example');
  const { line, next } = await sendTest(site, database);
  expect(line).toMatchObject({
    found: 'was not stored: the answer is 403',
    fix: expect.any(String) as string,
  });
  expect(next).toEqual([]);
  expect(await count('operators')).toBe(0);
});
