import { engine } from '../engine/engine-of-file';
import { count, insert, markedRow, registration, reset } from './submissions';

beforeEach(reset);

const machines = Array.from({ length: 120_000 }, (_, index) => `Machine ${index}`);
const large = [
  ['a list of 120,000 machines', { ...registration, equipment: machines }],
  ['a phone number of 20 MB', { ...registration, phone: '1'.repeat(20_000_000) }],
] as const;
const refused = {
  status: 413,
  body: {
    code: 'PT413',
    details: null,
    hint: null,
    message: 'This form is too large to be sent. Please shorten it or call us.',
  },
};

/** Without a length: in chunks. */
const insertInChunks = async (row: object): Promise<number> => {
  const { status, body } = await fetch(`${engine.url}/rest/v1/operators`, {
    method: 'POST',
    headers: { apikey: engine.anonKey, 'content-type': 'application/json' },
    body: new Blob([JSON.stringify(row)]).stream(),
    duplex: 'half',
  } as RequestInit);
  await body?.cancel();
  return status;
};

// Read in whole, either keeps the database busy for many seconds.
test.each(large)('%s is refused at once, with and without a length', async (_, row) => {
  const began = performance.now();
  expect(await insert('operators', row)).toEqual(refused);
  expect(await insertInChunks(row)).toBe(413);
  expect(performance.now() - began).toBeLessThan(10_000);
  // By its length, before the row is made.
  await engine.query('alter table public.operators disable trigger operators_guard');
  try {
    expect(await insert('operators', row)).toEqual(refused);
  } finally {
    await engine.query('alter table public.operators enable trigger operators_guard');
  }
  expect(await count('operators')).toBe(0);
});

test('ten at once keep nobody else from the form', async () => {
  const attack = Array.from({ length: 10 }, () =>
    insert('operators', large[0][1], { 'X-Forwarded-For': '203.0.113.1' }),
  );
  const others = Array.from({ length: 20 }, (_, index) =>
    insert('operators', markedRow('operators', String(index)), { 'X-Forwarded-For': `198.${index}.100.1` }),
  );
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 201));
  expect((await Promise.all(attack)).map(({ status }) => status)).toEqual(attack.map(() => 413));
});

test('a list is cleaned in time with its length, not with the square of it', async () => {
  const began = performance.now();
  const [cleaned] = await engine.query<{ items: number }>(
    `select jsonb_array_length(private.clean_row($1::jsonb, 'public.operators'::regclass) -> 'equipment') as items`,
    [large[0][1]],
  );
  expect(cleaned?.items).toBe(120_000);
  expect(performance.now() - began).toBeLessThan(8000);
});

test('the owner may send many rows in one large request', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => markedRow('enquiries', `person-${index}`));
  expect(JSON.stringify(rows).length).toBeGreaterThan(2 ** 16);
  expect(await insert('enquiries', rows, { apikey: engine.serviceKey })).toMatchObject({ status: 201 });
});
