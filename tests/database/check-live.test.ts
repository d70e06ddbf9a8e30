import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { listen } from '@/scripts/develop/backend/listen.ts';
import { checkDatabase } from '@/scripts/owner/check-live/check-database.ts';
import type { Build } from '@/scripts/owner/check-live/read-build.ts';
import { sendTest } from '@/scripts/owner/check-live/send-test.ts';
import { submitHandler } from '../../supabase/functions/submit/handler.ts';
import { database } from '../postgres/test-database.ts';
import { count, insert, resetWithLimits, rows, tables } from './submissions.ts';

const site = new URL('https://www.site.example/');
const connection = { url: database.url, key: database.publishableKey };

const mountFor = (siteUrl: string) =>
  database.mount('submit', submitHandler({ siteUrl, url: database.url, secretKey: database.secretKey }));

beforeEach(async () => {
  await resetWithLimits();
  mountFor(site.origin);
});

const pagesThatSend = (submittedForms: readonly Form[]) =>
  new Map(
    submittedForms.map(({ id, pagePath }) => [
      pagePath as string,
      Buffer.from(`action="…/functions/v1/submit/${id}"`),
    ]),
  );

const findingsFor = (buildDatabase: Build['database'], submittedForms: readonly Form[] = forms) =>
  checkDatabase(site, { database: buildDatabase, pages: pagesThatSend(submittedForms) } as Build);
const failedFor = async (buildDatabase: Build['database'] = connection) =>
  (await findingsFor(buildDatabase)).flatMap(({ check, fix }) => (fix ? [check] : []));

test('all checks pass and store nothing', async () => {
  expect(await failedFor()).toEqual([]);
  expect([await count('operators'), await count('messages')]).toEqual([0, 0]);
});

test.each([
  ['no database at the URL', { url: 'http://127.0.0.1:9' }, ['Database', 'No-JS forms']],
  ['a wrong key', { key: 'sb_publishable_another' }, ['Database']],
])('the database check fails with %s', async (_, changes, checks) => {
  expect(await failedFor({ ...connection, ...changes })).toEqual(checks);
});

const history = 'supabase_migrations.schema_migrations';

test.each([
  [
    'Migrations',
    'the last migration is missing',
    `create table public.kept as select * from ${history};
     delete from ${history} where version = (select max(version) from ${history})`,
    `insert into ${history} select * from public.kept on conflict do nothing; drop table public.kept`,
  ],
  [
    'Migrations',
    'a migration is newer than the folder',
    `insert into ${history} (version) values ('29991231000000')`,
    `delete from ${history} where version = '29991231000000'`,
  ],
])('the check "%s" fails if %s', async (check, _, change, undo) => {
  await database.query(change);
  const failedChecks = await failedFor();
  await database.query(undo);
  expect(failedChecks).toEqual([check]);
});

test.each(tables)(
  'the suggested fix makes the rows of %s private again and leaves the form open',
  async (table) => {
    await database.query(`grant select on public.${table} to anon`);
    const finding = (await findingsFor(connection)).find(({ check }) => check === `Privacy of ${table}`);
    const [statement = ''] = /revoke .*;/.exec(finding?.fix ?? '') ?? [];
    await database.query(statement);
    expect(await failedFor()).toEqual([]);
    expect((await insert(table, rows[table])).status).toBe(201);
  },
);

test.each(forms)('the suggested SQL closes and reopens the table of the form "$id"', async (form) => {
  const check = `Rows of ${form.table}`;
  const others = forms.filter((other) => other !== form);
  const fixOf = async (submittedForms: readonly Form[]) =>
    (await findingsFor(connection, submittedForms))
      .find((line) => line.check === check)
      ?.fix?.replace('In the SQL editor: ', '');

  const close = await fixOf(others);
  await database.query(close ?? '');
  expect((await insert(form.table, rows[form.table])).status).toBe(401);
  expect(await fixOf(others)).toBeUndefined();

  const open = await fixOf(forms);
  await database.query(open ?? '');
  expect((await insert(form.table, rows[form.table])).status).toBe(201);
  expect(await fixOf(forms)).toBeUndefined();
});

test.each([
  [404, 'PGRST205', "Could not find the table 'public.operators' in the schema cache"],
  [400, 'PGRST204', "Could not find the 'phone' column of 'operators' in the schema cache"],
])('names what is missing after the response %i %s', async (status, code, message) => {
  const gateway = await listen(
    (request) =>
      request.method === 'POST' && request.url.endsWith('/operators')
        ? Response.json({ code, message }, { status })
        : fetch(request.url.replace(gateway.url, database.url), request),
    0,
  );
  const findings = await findingsFor({ ...connection, url: gateway.url });
  await gateway.close();
  expect(findings.find(({ check }) => check === 'Rows of operators')).toMatchObject({
    result: message,
    fix: expect.stringContaining('migrations') as string,
  });
});

test('a gateway may reject large requests, but the database must reject them too', async () => {
  const large = async (url: string) =>
    (await findingsFor({ ...connection, url })).find(({ check }) => check === 'Large requests');
  expect(await large(database.url)).toMatchObject({
    result: expect.stringContaining('passes 1 MB on'),
    fix: undefined,
  });

  const rejection = { status: 413, body: '<h1>413</h1>' };
  const gateway = await listen(
    (request) =>
      Number(request.headers.get('content-length')) > 65_536
        ? new Response(rejection.body, rejection)
        : fetch(request.url.replace(gateway.url, database.url), request),
    0,
  );
  try {
    expect(await large(gateway.url)).toMatchObject({
      result: expect.stringContaining('413') as string,
      fix: undefined,
    });
    Object.assign(rejection, { status: 400, body: '{"code":"22023"}' });
    expect(await large(gateway.url)).toMatchObject({
      fix: expect.stringContaining('check_request') as string,
    });
  } finally {
    await gateway.close();
  }
});

test('reports whether other sites can send forms, and fails if the site itself can’t', async () => {
  const originsFor = async (...origins: readonly string[]) => {
    await database.query('truncate private.site_origins');
    await database.query('insert into private.site_origins select unnest($1::text[])', [origins]);
    const findings = await findingsFor(connection);
    return {
      result: findings.find(({ check }) => check === 'Forms on other sites')?.result,
      failed: findings.flatMap(({ check, fix }) => (fix ? [check] : [])),
    };
  };
  expect(await originsFor()).toEqual({
    result: expect.stringContaining('npm run origins') as string,
    failed: [],
  });
  expect(await originsFor(site.origin)).toEqual({
    result: expect.stringContaining('rejects') as string,
    failed: [],
  });
  const rowsOf = tables.map((table) => `Rows of ${table}`);
  expect((await originsFor('https://another.example')).failed.toSorted()).toEqual(rowsOf.toSorted());
});

test('the check of no-JS forms fails if the function fails or accepts another origin', async () => {
  database.mount('submit', () => new Response(null, { status: 500 }));
  expect(await failedFor()).toEqual(['No-JS forms']);
  mountFor('https://site.example');
  expect(await failedFor()).toEqual(['No-JS forms']);
});

test('stores a test registration and explains how to find and delete it', async () => {
  const { finding, next } = await sendTest(site, connection);
  expect(finding.fix).toBeUndefined();
  const [row] = await database.query<{ full_name: string }>('select full_name from public.operators');
  expect(next.join('\n')).toContain(`“${row?.full_name}”`);
  const [statement = ''] = /delete from .*;/.exec(next.join('\n')) ?? [];
  await database.query(statement);
  expect(await count('operators')).toBe(0);

  mountFor('https://site.example');
  const result = await sendTest(site, connection);
  expect(result.finding).toMatchObject({
    result: 'was not stored: the response is 403',
    fix: expect.any(String) as string,
  });
  expect(result.next).toEqual([]);
});
