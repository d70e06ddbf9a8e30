import postgres from 'postgres';
import { engine } from '../engine/engine-of-file';
import {
  count,
  formOf,
  insert,
  markedRow,
  reset,
  resetWithLimits,
  rows,
  tables,
  type Table,
} from './submissions';

const storedLimits = () => engine.query('select * from private.submission_limits order by form');

let shipped: Awaited<ReturnType<typeof storedLimits>>;
beforeAll(async () => {
  shipped = await storedLimits();
});

const tooMany = (message: RegExp): unknown => ({
  status: 429,
  body: expect.objectContaining({
    code: 'PT429',
    message: expect.stringMatching(message) as string,
  }) as unknown,
});

/** Rows of one person, which differ. */
const vary = (table: Table, index: number) => {
  const { limitedBy } = formOf.get(table)!;
  return { ...markedRow(table, String(index)), [limitedBy]: rows[table][limitedBy] };
};
const fifty = Array.from({ length: 50 }, (_, index) => index);

describe.each(tables)('%s', (table) => {
  beforeEach(reset);
  const row = rows[table];

  test('the same entry within a quarter of an hour is acknowledged and stored once, a change of it is another', async () => {
    const shouted = Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.toUpperCase() : value,
    ]);
    for (const entry of [row, Object.fromEntries(shouted), vary(table, 1)]) await insert(table, entry);
    await expect(count(table)).resolves.toBe(3);
    for (const [minutes, stored] of [
      [14, 3],
      [16, 4],
    ] as const) {
      await engine.query(`update public.${table} set created_at = now() - interval '${minutes} minutes'`);
      await expect(insert(table, row)).resolves.toMatchObject({ status: 201 });
      await expect(count(table)).resolves.toBe(stored);
    }
  });

  test('entries of one person stop at the limit of an hour, a retry of a stored one does not', async () => {
    await engine.query(`update private.submission_limits set per_email_per_hour = 5 where form = $1`, [
      table,
    ]);
    for (const index of [1, 2, 3, 4, 5]) expect((await insert(table, vary(table, index))).status).toBe(201);
    expect(await insert(table, vary(table, 6))).toEqual(tooMany(/from this .*try again in an hour/));
    expect((await insert(table, vary(table, 3))).status).toBe(201);
    await expect(count(table)).resolves.toBe(5);
    await engine.query(`update private.recent_submissions set minute = minute - interval '56 minutes'`);
    await expect(insert(table, vary(table, 6))).resolves.toMatchObject({ status: 201 });
  });

  test('the limit per minute counts everybody', async () => {
    await engine.query(`update private.submission_limits set per_minute = 3 where form = $1`, [table]);
    for (const index of [1, 2, 3])
      expect((await insert(table, markedRow(table, `person${index}`))).status).toBe(201);
    expect(await insert(table, markedRow(table, 'person4'))).toEqual(tooMany(/try again in a minute/));
    await engine.query(`update public.${table} set created_at = now() - interval '61 seconds'`);
    await expect(insert(table, markedRow(table, 'person5'))).resolves.toMatchObject({ status: 201 });
  });

  test('many entries in one request are refused, repeats of a stored one too, except from the owner', async () => {
    const refused = { status: 400, body: { message: 'Please send one form at a time.' } };
    const many = fifty.map((index) => vary(table, index));
    await insert(table, row);
    for (const entries of [many, fifty.map(() => row)])
      expect(await insert(table, entries)).toMatchObject(refused);
    await expect(count(table)).resolves.toBe(1);
    expect(await insert(table, many, { apikey: engine.serviceKey })).toMatchObject({ status: 201 });
    await expect(count(table)).resolves.toBe(51);
  });
});

// Every transaction stays open for a moment after its insert, when the others cannot see its row yet.
test.each<
  [what: string, row: (index: number) => object, headers: object, acknowledged: number, stored: number]
>([
  ['identical', () => rows.operators, {}, 50, 1],
  [
    'of one sender',
    (index) => markedRow('operators', `${index}`),
    { 'x-forwarded-for': '203.0.113.1' },
    30,
    30,
  ],
  ['with one email address', (index) => vary('operators', index), {}, 5, 5],
])('fifty registrations on ten connections at once, %s', async (_, rowFor, headers, acknowledged, stored) => {
  await resetWithLimits();
  const sql = postgres(engine.database, { max: 10, onnotice: () => {} });
  const results = await Promise.allSettled(
    fifty.map((index) =>
      sql.begin(async (transaction) => {
        await transaction`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
        await transaction`set local role anon`;
        await transaction`insert into public.operators ${transaction(rowFor(index) as Record<string, string>)}`;
        await transaction`select pg_sleep(0.05)`;
      }),
    ),
  );
  await sql.end();
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(acknowledged);
  expect(await count('operators')).toBe(stored);
});

test('the limits as shipped are stored for both forms', async () => {
  await resetWithLimits();
  expect(shipped).toEqual(await storedLimits());
  await expect(
    engine.query(`select distinct per_sender, per_email_per_hour, per_minute, per_day, sender_window::text
      from private.submission_limits`),
  ).resolves.toEqual([
    { per_sender: 30, per_email_per_hour: 5, per_minute: 600, per_day: 5000, sender_window: '00:10:00' },
  ]);
});
