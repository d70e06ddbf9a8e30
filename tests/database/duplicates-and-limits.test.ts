import postgres from 'postgres';
import { engine } from '../engine/engine-of-file';
import {
  count,
  formOf,
  insert,
  markedRow,
  registration,
  reset,
  resetWithLimits,
  rows,
  tables,
  type Answer,
  type Table,
} from './submissions';

const storedLimits = () => engine.query('select * from private.submission_limits order by form');

let shipped: Awaited<ReturnType<typeof storedLimits>>;
beforeAll(async () => {
  shipped = await storedLimits();
});
beforeEach(reset);

const fifty = Array.from({ length: 50 }, (_, index) => index);
const tooMany = (message: RegExp): unknown => ({
  status: 429,
  body: expect.objectContaining({
    code: 'PT429',
    message: expect.stringMatching(message) as string,
  }) as unknown,
});

/** Rows of one person, which differ. */
const vary = (table: Table, index: number) => ({
  ...markedRow(table, String(index)),
  [formOf.get(table)!.limitedBy]: rows[table][formOf.get(table)!.limitedBy],
});

describe.each(tables)('%s', (table) => {
  const row = rows[table];
  const shouted = Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.toUpperCase() : value,
    ]),
  );
  const fiftyRows = fifty.map((index) => vary(table, index));
  const limit = (change: string): Promise<unknown> =>
    engine.query(`update private.submission_limits set ${change} where form = '${table}'`);

  test('the same entry fifty times at once is acknowledged each time and stored once', async () => {
    const answers = await Promise.all(fifty.map(() => insert(table, row)));
    expect(answers.map(({ status }) => status)).toEqual(fifty.map(() => 201));
    await expect(count(table)).resolves.toBe(1);
  });

  test('the same entry with a change, also only of capitals, is another row', async () => {
    await insert(table, row);
    await insert(table, shouted);
    await insert(table, vary(table, 1));
    await expect(count(table)).resolves.toBe(3);
  });

  test('the same entry after a quarter of an hour is another row', async () => {
    await insert(table, row);
    await engine.query(`update public.${table} set created_at = now() - interval '14 minutes'`);
    await insert(table, row);
    await expect(count(table)).resolves.toBe(1);
    await engine.query(`update public.${table} set created_at = now() - interval '16 minutes'`);
    await insert(table, row);
    await expect(count(table)).resolves.toBe(2);
  });

  test('fifty entries of one person at once stop at the limit, a retry of a stored one does not', async () => {
    await limit('per_email_per_hour = 5');
    const answers = await Promise.all(fifty.map((index) => insert(table, vary(table, index))));
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(accepted).toHaveLength(5);
    expect(refused).toEqual(refused.map(() => tooMany(/from this .*try again in an hour/)));
    await expect(count(table)).resolves.toBe(5);

    const retried: Answer[] = [];
    for (const [index, { status }] of answers.entries()) {
      if (status === 201) retried.push(await insert(table, vary(table, index)));
    }
    expect(retried.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await expect(count(table)).resolves.toBe(5);

    await engine.query(`update private.recent_submissions set minute = minute - interval '56 minutes'`);
    await expect(insert(table, vary(table, 99))).resolves.toMatchObject({ status: 201 });
  });

  test('the limit per minute counts everybody', async () => {
    await limit('per_minute = 3');
    const answers: Answer[] = [];
    for (const index of [1, 2, 3, 4]) {
      answers.push(await insert(table, markedRow(table, `person${index}`)));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]).toEqual(tooMany(/try again in a minute/));

    await engine.query(`update public.${table} set created_at = now() - interval '61 seconds'`);
    await expect(insert(table, markedRow(table, 'person5'))).resolves.toMatchObject({
      status: 201,
    });
  });

  test('many entries in one request are refused, repeats of a stored one too, and nothing of it is stored', async () => {
    const refused = {
      status: 400,
      body: expect.objectContaining({ message: 'Please send one form at a time.' }) as unknown,
    };
    await insert(table, row);
    await expect(insert(table, fiftyRows)).resolves.toEqual(refused);
    await expect(
      insert(
        table,
        Array.from({ length: 200 }, () => row),
      ),
    ).resolves.toEqual(refused);
    await expect(count(table)).resolves.toBe(1);
  });

  test('many entries with the owner’s key are stored', async () => {
    await expect(insert(table, fiftyRows, { apikey: engine.serviceKey })).resolves.toMatchObject({
      status: 201,
    });
    await expect(count(table)).resolves.toBe(50);
  });
});

// Every transaction stays open for a moment after its insert, when the others cannot see its row yet.
describe('on ten connections at once', () => {
  const registerAtOnce = async (
    rowFor: (index: number) => Readonly<Record<string, unknown>>,
    headers = {},
  ) => {
    const sql = postgres(engine.database, { max: 10, onnotice: () => {} });
    const results = await Promise.allSettled(
      fifty.map((index) =>
        sql.begin(async (transaction) => {
          await transaction`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
          await transaction`set local role anon`;
          await transaction`insert into public.operators ${transaction(rowFor(index))}`;
          await transaction`select pg_sleep(0.05)`;
        }),
      ),
    );
    await sql.end();
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  beforeEach(resetWithLimits);

  test('fifty identical registrations are one row', async () => {
    expect(await registerAtOnce(() => registration)).toBe(50);
    expect(await count('operators')).toBe(1);
  });

  test('fifty registrations of one sender stop at the limit', async () => {
    const sender = { 'x-forwarded-for': '203.0.113.1' };
    expect(await registerAtOnce((index) => markedRow('operators', `person-${index}`), sender)).toBe(30);
    expect(await count('operators')).toBe(30);
  });

  test('fifty different registrations with one email address stop at the limit', async () => {
    expect(await registerAtOnce((index) => ({ ...registration, address: `House ${index}` }))).toBe(5);
    expect(await count('operators')).toBe(5);
  });
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
