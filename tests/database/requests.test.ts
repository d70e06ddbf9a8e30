import { engine } from '../engine/engine-of-file';
import { count, insert, registerFrom, registration, resetWithLimits, tables } from './submissions';

// Tests requests.check_request. PostgREST runs this function before each request.

beforeEach(resetWithLimits);

const abuser = '203.0.113.1';
const neighbour = '203.0.113.2';
const invalid = { ...registration, phone: '1' };

const largest = (perSender: number) => 2 * perSender * tables.length;

describe('senders who continue after a rejection', () => {
  beforeEach(() => engine.query('update private.submission_limits set per_sender = 2'));
  const tooMany = {
    status: 429,
    body: { code: 'PT429', message: expect.stringContaining('too many requests') as string },
  };

  test.each<[kind: string, send: () => ReturnType<typeof insert>]>([
    ['invalid rows', () => registerFrom(abuser, invalid)],
    ['rows beyond its limit', () => registerFrom(abuser)],
    ['repeats of a row', () => registerFrom(abuser, registration)],
    [
      'forms through the function submit',
      () => insert('operators', invalid, { apikey: engine.secretKey, 'X-Visitor-Address': abuser }),
    ],
  ])('are blocked after too many %s, unlike their neighbours', async (_, send) => {
    let checked = 0;
    // Allow for twice the limit, because counting restarts if a new minute begins during the loop.
    while (checked <= 2 * largest(2)) {
      const response = await send();
      if (JSON.stringify(response.body).includes('too many requests')) {
        expect(response).toMatchObject(tooMany);
        break;
      }
      checked += 1;
    }
    expect(checked).toBeGreaterThanOrEqual(largest(2));
    expect(checked).toBeLessThanOrEqual(2 * largest(2));
    expect((await registerFrom(neighbour)).status).toBe(201);
  });

  test('still receive a confirmation when they repeat a stored form', async () => {
    await registerFrom(abuser);
    await registerFrom(abuser, registration);
    expect(await registerFrom(abuser)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('several submissions') as string },
    });
    expect((await registerFrom(abuser, registration)).status).toBe(201);
    expect(await count('operators')).toBe(2);
  });
});

test("a flood's requests don't block other senders", async () => {
  const [counted] = await engine.query<{ flood: number; others: number }>(
    `with flood as materialized (select max(private.count_request($1)) as most from generate_series(1, 1000)),
       others as materialized (
         select max(private.count_request('198.51.' || n / 250 || '.' || n % 250)) as most from flood, generate_series(1, 400) as n)
     select flood.most::integer as flood, others.most::integer as others from flood, others`,
    [abuser],
  );
  expect(counted?.flood).toBeGreaterThanOrEqual(1000);
  expect(counted?.others).toBeLessThan(largest(30));
});

/** Returns the counts of the last requests, after all senders have sent the same number in turns. */
const countsAfter = async (senders: readonly string[], requests: number) => {
  const [row] = await engine.query<{ counts: readonly number[] }>(
    `with counted as materialized (
       select sender, private.count_request(sender) as count from generate_series(1, $2::integer) as turn, unnest($1::text[]) as sender)
     select array_agg(most::integer) as counts from (select max(count) as most from counted group by sender) as each`,
    [senders, requests],
  );
  return row?.counts ?? [];
};

test('no two senders cancel each other’s counts', async () => {
  // Each pair shared one of 64 counters of the sender's unkeyed hash, which anyone could compute.
  const pairs = await engine.query<{ pair: readonly string[] }>(
    `select array_agg(sender) as pair from (
       select '198.51.100.' || n as sender, hashtextextended('198.51.100.' || n, extract(epoch from date_trunc('minute', now()))::bigint / 60) & 63 as bits
       from generate_series(1, 250) as n) as hashed
     group by bits having count(*) >= 2 order by bits limit 5`,
  );
  expect(pairs).toHaveLength(5);
  for (const { pair } of pairs)
    expect(Math.min(...(await countsAfter(pair.slice(0, 2), 300)))).toBeGreaterThanOrEqual(300);
});

test.each([10, 50])('%i flooding senders block few others', async (flooding) => {
  const flood = Array.from({ length: flooding }, (_, index) => `203.0.${index}.1`);
  expect(Math.min(...(await countsAfter(flood, 200)))).toBeGreaterThanOrEqual(200);
  const others = await countsAfter(
    Array.from({ length: 500 }, (_, index) => `198.51.${index}.1`),
    1,
  );
  expect(others.filter((counted) => counted > largest(30)).length).toBeLessThan(500 * 0.05);
});

describe('requests that other sites can send without a CORS preflight', () => {
  const send = (headers: Readonly<Record<string, string>>, body: BodyInit) =>
    fetch(`${engine.url}/rest/v1/operators`, {
      method: 'POST',
      headers: { apikey: engine.anonKey, ...headers },
      body,
    });
  const asForm = new URLSearchParams(
    Object.entries({ ...registration, equipment: '{Dumper}' })
      .filter(([, value]) => value !== null)
      .map(([column, value]) => [column, String(value)]),
  );
  const asJson = new TextEncoder().encode(JSON.stringify(registration));

  test.each<[type: string, headers: Readonly<Record<string, string>>, body: BodyInit, status?: number]>([
    ['form fields', {}, asForm],
    ['JSON as plain text', { 'Content-Type': 'text/plain' }, asJson, 400],
    ['JSON without a type', {}, asJson],
    ['CSV', { 'Content-Type': 'text/csv' }, 'full_name\nAda'],
  ])('are rejected if they contain %s', async (_, headers, body, status = 415) => {
    const response = await send(headers, body);
    await response.body?.cancel();
    expect(response.status).toBe(status);
    expect(await count('operators')).toBe(0);
  });

  test('accepts JSON with a charset from visitors, and any content type from the owner', async () => {
    const json = await send({ 'Content-Type': 'application/json; charset=utf-8' }, asJson);
    const owner = await send({ apikey: engine.secretKey }, asForm);
    expect([json.status, owner.status]).toEqual([201, 201]);
  });
});

test('read-only requests are not counted', async () => {
  const headers = { apikey: engine.anonKey, 'Content-Type': 'application/json' };
  for (const method of ['GET', 'POST'] as const) {
    const response = await fetch(`${engine.url}/rest/v1/rpc/schema_version`, { method, headers });
    expect(response.status).toBe(200);
  }
  const [counters] = await engine.query<object>(
    `select max(pg_sequence_last_value(format('private.request_counter_%s', n)::regclass))::integer as most from generate_series(0, 1023) as n`,
  );
  expect(counters).toEqual({ most: 1 });
});
