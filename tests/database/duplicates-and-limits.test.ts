import postgres from 'postgres';
import { database } from '../postgres/test-database.ts';
import {
  count,
  formOf,
  insert,
  markedRow,
  rejection,
  resetWithLimits,
  rows,
  tables,
  type Table,
} from './submissions.ts';

const numbers = (amount: number) => Array.from({ length: amount }, (_, index) => index);

const vary = (table: Table, index: number) => {
  const { limitedBy } = formOf.get(table)!;
  return { ...markedRow(table, String(index)), [limitedBy]: rows[table][limitedBy] };
};

test('every form has the limits in docs/decisions/0011-widening-networks.md', async () => {
  await expect(
    database.query(`select distinct per_sender, per_person, per_day from private.submission_limits`),
  ).resolves.toEqual([{ per_sender: 30, per_person: 5, per_day: 5000 }]);
});

describe.each(tables)('submissions to %s', (table) => {
  beforeEach(resetWithLimits);
  const row = rows[table];
  const statusOf = async (candidate: object) => (await insert(table, candidate)).status;

  test('a repeated submission is accepted but not stored again for 15 minutes', async () => {
    const textFields = Object.values(formOf.get(table)!.fields).filter(
      ({ kind }) => kind === 'text' || kind === 'textarea',
    );
    const upperCased = textFields.map(({ column }) => [column, String(row[column]).toUpperCase()]);
    for (const candidate of [row, { ...row, ...Object.fromEntries(upperCased) }, vary(table, 1)])
      await insert(table, candidate);
    await expect(count(table)).resolves.toBe(3);
    for (const [minutes, rowCount] of [
      [14, 3],
      [16, 4],
    ] as const) {
      await database.query(`update public.${table} set created_at = now() - interval '${minutes} minutes'`);
      expect(await statusOf(row)).toBe(201);
      await expect(count(table)).resolves.toBe(rowCount);
    }
  });

  test("the hourly limit per person doesn't apply to repeated submissions", async () => {
    for (const index of numbers(5)) expect(await statusOf(vary(table, index))).toBe(201);
    const { code, message } = await rejection('per_person');
    expect(await insert(table, vary(table, 6))).toMatchObject({
      status: 429,
      body: { code, message: expect.stringContaining(message.split('{field}')[0]!) as string },
    });
    expect(await statusOf(vary(table, 3))).toBe(201);
    await expect(count(table)).resolves.toBe(5);
    await database.query(`update private.recent_submissions set minute = minute - interval '56 minutes'`);
    expect(await statusOf(vary(table, 6))).toBe(201);
  });

  test('visitors may send only one row per request, the owner several', async () => {
    const many = [1, 2].map((index) => vary(table, index));
    await insert(table, row);
    for (const candidates of [many, [row, row]])
      expect(await insert(table, candidates)).toMatchObject({
        status: 400,
        body: await rejection('second_form'),
      });
    await expect(count(table)).resolves.toBe(1);
    expect((await insert(table, many, { apikey: database.secretKey })).status).toBe(201);
    await expect(count(table)).resolves.toBe(3);
  });
});

// Keep each transaction open briefly after its insert, because the other transactions can't see the row until it
// commits.
test.each<[what: string, row: (index: number) => object, acknowledged: number, stored: number]>([
  ['identical', () => rows.operators, 50, 1],
  ['of one sender', (index) => markedRow('operators', `${index}`), 30, 30],
])('handles fifty concurrent registrations (%s)', async (_, rowFor, successCount, storedCount) => {
  await resetWithLimits();
  const sql = postgres(database.ownerUrl, { max: 10, onnotice: () => {} });
  const results = await Promise.allSettled(
    numbers(50).map((index) =>
      sql.begin(async (transaction) => {
        await transaction`select set_config('request.headers', '{"x-forwarded-for":"203.0.113.1"}', true)`;
        await transaction`set local role anon`;
        await transaction`insert into public.operators ${transaction(rowFor(index) as Record<string, string>)}`;
        await transaction`select pg_sleep(0.05)`;
      }),
    ),
  );
  await sql.end();
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(successCount);
  expect(await count('operators')).toBe(storedCount);
});
