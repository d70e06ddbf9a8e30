import { backend } from '../backend/shared-backend';
import { count, enquiry, insert, registration, reset, type Answer } from './submissions';

beforeEach(() => reset(backend));

const fifty = Array.from({ length: 50 }, (_, index) => index);
const tooMany = (message: RegExp): unknown => ({
  status: 429,
  body: expect.objectContaining({
    code: 'PT429',
    message: expect.stringMatching(message) as string,
  }) as unknown,
});

/** One form: its table, a row, and how to make a row of it that differs. */
const forms = [
  {
    table: 'operators',
    row: registration,
    vary: (index: number) => ({ ...registration, address: `House ${index}` }),
  },
  {
    table: 'enquiries',
    row: enquiry,
    vary: (index: number) => ({ ...enquiry, message: `Question ${index}` }),
  },
] as const;

describe.each(forms)('$table', ({ table, row, vary }) => {
  const limit = (change: string): Promise<unknown> =>
    backend.query(`update private.submission_limits set ${change} where form = '${table}'`);

  test('the same entry fifty times at once is acknowledged each time and stored once', async () => {
    const answers = await Promise.all(fifty.map(() => insert(backend, table, row)));
    expect(answers.map(({ status }) => status)).toEqual(fifty.map(() => 201));
    await expect(count(backend, table)).resolves.toBe(1);
  });

  test('the same entry in other capitals of the address or with a change is another row', async () => {
    await insert(backend, table, row);
    await insert(backend, table, { ...row, email: row.email.toUpperCase() });
    await insert(backend, table, vary(1));
    await expect(count(backend, table)).resolves.toBe(3);
  });

  test('the same entry after a quarter of an hour is another row', async () => {
    await insert(backend, table, row);
    await backend.query(`update public.${table} set created_at = now() - interval '14 minutes'`);
    await insert(backend, table, row);
    await expect(count(backend, table)).resolves.toBe(1);
    await backend.query(`update public.${table} set created_at = now() - interval '16 minutes'`);
    await insert(backend, table, row);
    await expect(count(backend, table)).resolves.toBe(2);
  });

  test('fifty entries from one address at once stop at the limit, a retry of a stored one does not', async () => {
    await limit('per_email_per_hour = 5');
    const answers = await Promise.all(fifty.map((index) => insert(backend, table, vary(index))));
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(accepted).toHaveLength(5);
    expect(refused).toEqual(refused.map(() => tooMany(/email address.*try again/)));
    await expect(count(backend, table)).resolves.toBe(5);

    const retried: Answer[] = [];
    for (const [index, { status }] of answers.entries()) {
      if (status === 201) retried.push(await insert(backend, table, vary(index)));
    }
    expect(retried.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await expect(count(backend, table)).resolves.toBe(5);

    await backend.query(`update private.recent_submissions set minute = minute - interval '56 minutes'`);
    await expect(insert(backend, table, vary(99))).resolves.toMatchObject({ status: 201 });
  });

  test('the limit per minute counts everybody', async () => {
    await limit('per_minute = 3');
    const answers: Answer[] = [];
    for (const index of [1, 2, 3, 4]) {
      answers.push(await insert(backend, table, { ...row, email: `person${index}@example.com` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]).toEqual(tooMany(/try again in a minute/));

    await backend.query(`update public.${table} set created_at = now() - interval '61 seconds'`);
    await expect(insert(backend, table, { ...row, email: 'person5@example.com' })).resolves.toMatchObject({
      status: 201,
    });
  });

  test('many entries in one request are counted one by one, and nothing of a refused request is stored', async () => {
    await limit('per_email_per_hour = 5');
    await expect(
      insert(
        backend,
        table,
        fifty.map((index) => vary(index)),
      ),
    ).resolves.toEqual(tooMany(/email address/));
    await expect(count(backend, table)).resolves.toBe(0);
  });
});

test('the limits as shipped', async () => {
  await expect(
    backend.query(`select column_name, column_default from information_schema.columns
      where table_schema = 'private' and table_name = 'submission_limits' and column_default is not null
      order by column_name`),
  ).resolves.toEqual([
    { column_name: 'duplicate_window', column_default: "'00:15:00'::interval" },
    { column_name: 'kept_months', column_default: '12' },
    { column_name: 'per_email_per_hour', column_default: '5' },
    { column_name: 'per_minute', column_default: '600' },
    { column_name: 'per_sender', column_default: '30' },
    { column_name: 'sender_window', column_default: "'00:10:00'::interval" },
  ]);
});
