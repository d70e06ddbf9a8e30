import { once } from 'node:events';
import http from 'node:http';
import { engine } from '../engine/engine-of-file';
import { count, insert, markedRow, registration, reset } from './submissions';

beforeEach(reset);

const machines = (amount: number) => Array.from({ length: amount }, (_, index) => `Machine ${index}`);
const large = {
  'a list of 120,000 machines': { ...registration, equipment: machines(120_000) },
  'a phone number of 20 MB': { ...registration, phone: '1'.repeat(20_000_000) },
} as const;
const refused = {
  status: 413,
  body: {
    code: 'PT413',
    details: null,
    hint: null,
    message: 'This form is too large to be sent. Please shorten it or call us.',
  },
};

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

/** Without a length: in chunks. */
const insertInChunks = async (row: object): Promise<number | undefined> => {
  const request = http.request(`${engine.url}/rest/v1/operators`, {
    method: 'POST',
    headers: { apikey: engine.anonKey, 'content-type': 'application/json' },
  });
  request.write(JSON.stringify(row));
  request.end();
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
};

// Read in whole, either keeps the database busy for many seconds.
describe.each(Object.entries(large))('%s', (_, row) => {
  const within = async <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    expect(performance.now() - began).toBeLessThan(milliseconds);
    return result;
  };

  test('is refused at once, with and without a length', async () => {
    expect(await within(4000, () => insert('operators', row))).toEqual(refused);
    expect(await within(6000, () => insertInChunks(row))).toBe(413);
    expect(await count('operators')).toBe(0);
  });

  test('is refused by its length before the row is made', async () => {
    await engine.query('alter table public.operators disable trigger operators_guard');
    try {
      expect(await insert('operators', row)).toEqual(refused);
    } finally {
      await engine.query('alter table public.operators enable trigger operators_guard');
    }
  });
});

test('ten at once keep nobody else from the form', async () => {
  const attack = Array.from({ length: 10 }, () =>
    insert('operators', large['a list of 120,000 machines'], { 'X-Forwarded-For': '203.0.113.1' }),
  );
  const others = Array.from({ length: 20 }, (_, index) =>
    insert('operators', markedRow('operators', String(index)), { 'X-Forwarded-For': `198.${index}.100.1` }),
  );
  expect(statuses(await Promise.all(others))).toEqual(others.map(() => 201));
  expect(statuses(await Promise.all(attack))).toEqual(attack.map(() => 413));
});

test('a list is cleaned in time with its length, not with the square of it', async () => {
  await engine.query("set statement_timeout = '8s'");
  try {
    const [cleaned] = await engine.query<{ items: number }>(
      `select jsonb_array_length(private.clean_row($1::jsonb, 'public.operators'::regclass) -> 'equipment') as items`,
      [large['a list of 120,000 machines']],
    );
    expect(cleaned?.items).toBe(120_000);
  } finally {
    await engine.query('reset statement_timeout');
  }
});

test('the owner may send many rows in one large request', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => markedRow('enquiries', `person-${index}`));
  expect(JSON.stringify(rows).length).toBeGreaterThan(2 ** 16);
  expect(await insert('enquiries', rows, { apikey: engine.serviceKey })).toMatchObject({ status: 201 });
});
