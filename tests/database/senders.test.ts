import { setTimeout } from 'node:timers/promises';
import { backend } from '../backend/shared-backend';
import { flood, registerFrom as registerSomebody } from './flood';
import { count, enquiry, registration, reset, send, type Answer } from './submissions';

beforeEach(async () => {
  await reset(backend);
  await backend.query(
    'update private.submission_limits set per_sender = 6, per_email_per_hour = 5, per_minute = 600',
  );
});

const person = (name: string) => ({ ...registration, email: `${name}@example.com` });

/** Registers through a proxy on this machine that forwards an address. */
const registerFrom = (address: string, row: object): Promise<Answer> =>
  send(backend, 'POST', '/rest/v1/operators', row, { 'X-Forwarded-For': address });

const statuses = async (requests: readonly (() => Promise<Answer>)[]): Promise<readonly number[]> => {
  const seen: number[] = [];
  for (const request of requests) seen.push((await request()).status);
  return seen;
};

const seven = [1, 2, 3, 4, 5, 6, 7];

test('the seventh registration of a sender is refused with what to do, the first of another is not', async () => {
  const one = seven.map((index) => () => registerFrom('203.0.113.1', person(`one-${index}`)));
  expect(await statuses(one)).toEqual([201, 201, 201, 201, 201, 201, 429]);
  await expect(registerFrom('203.0.113.1', person('one-8'))).resolves.toEqual({
    status: 429,
    body: expect.objectContaining({
      code: 'PT429',
      message:
        'We have just received several submissions from your internet connection, which others may share. Please try again in 10 minutes or call us.',
    }) as unknown,
  });
  expect((await registerFrom('203.0.113.2', person('two'))).status).toBe(201);
  await expect(count(backend, 'operators')).resolves.toBe(7);

  await backend.query(`update private.recent_submissions set minute = minute - interval '10 minutes'`);
  expect((await registerFrom('203.0.113.1', person('one-9'))).status).toBe(201);
});

test('a sender who has used up one form may still use the other, and a retry is acknowledged', async () => {
  await statuses(seven.map((index) => () => registerFrom('203.0.113.1', person(`${index}`))));
  const forwarded = { 'X-Forwarded-For': '203.0.113.1' };
  expect((await send(backend, 'POST', '/rest/v1/enquiries', enquiry, forwarded)).status).toBe(201);
  expect((await registerFrom('203.0.113.1', person('3'))).status).toBe(201);
  await expect(count(backend, 'operators')).resolves.toBe(6);
});

test('six registrations at once from one sender are the most that pass', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => registerFrom('203.0.113.1', person(`${index}`))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  await expect(count(backend, 'operators')).resolves.toBe(6);
});

test('everybody else is served while one sender floods the form', async () => {
  const flooding = flood(backend, { address: '203.0.113.1', perSecond: 50, seconds: 3 });
  const others = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await setTimeout(index * 120);
      return registerSomebody(backend, `198.51.100.${index}`);
    }),
  );
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
  expect(await flooding).toEqual({ 201: 6, 429: 144 });
  await expect(count(backend, 'operators')).resolves.toBe(26);
  await expect(backend.query('select from private.recent_submissions')).resolves.toHaveLength(26);
});

test('nobody is locked out when somebody else sends their email address', async () => {
  const posts = seven.map(
    (index) => () => registerFrom('203.0.113.1', { ...person('victim'), address: `${index}` }),
  );
  expect(await statuses(posts)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect((await registerFrom('203.0.113.2', person('victim'))).status).toBe(201);
});

test('what a refused or an invalid request sent is not counted', async () => {
  await statuses(seven.map(() => () => registerFrom('203.0.113.1', { ...person('wrong'), full_name: '' })));
  await expect(backend.query('select from private.recent_submissions')).resolves.toEqual([]);
});

test('without a request the limits by email address and for everybody still apply', async () => {
  const columns = 'full_name, email, phone, address, experience, equipment';
  await backend.query(`insert into public.operators (${columns})
    select 'Test Person', n || '@example.com', '0121 496 0000', 'Leeds', 5, '{Dumper}' from generate_series(1, 20) as n`);
  await expect(count(backend, 'operators')).resolves.toBe(20);
  await expect(
    backend.query(`insert into public.operators (${columns})
      select 'Test Person', 'a@example.com', '0121 496 0000', 'House ' || n, 5, '{Dumper}' from generate_series(1, 6) as n`),
  ).rejects.toThrow(/email address/);
});

test.each([
  ['no headers', null, null],
  ['an empty text, which a session keeps after a setting of a transaction', '', null],
  ['headers without an address', '{}', null],
  [
    'the address that Cloudflare saw',
    '{"cf-connecting-ip":"203.0.113.1","x-forwarded-for":"198.51.100.1"}',
    '203.0.113.1',
  ],
  ['one address', '{"x-forwarded-for":"203.0.113.1"}', '203.0.113.1'],
  [
    'an invented address before the real one',
    '{"x-forwarded-for":"198.51.100.7, 203.0.113.1"}',
    '203.0.113.1',
  ],
  [
    'proxies inside the network',
    '{"x-forwarded-for":"203.0.113.1,10.0.0.5 , 172.16.3.4, 127.0.0.1"}',
    '203.0.113.1',
  ],
  ['addresses inside the network alone', '{"x-forwarded-for":"192.168.1.7, 10.0.0.1"}', '192.168.1.7'],
  ['this machine', '{"x-forwarded-for":"127.0.0.1"}', '127.0.0.1'],
  ['a port', '{"x-forwarded-for":"203.0.113.1:50123"}', '203.0.113.1'],
  ['IPv6', '{"x-forwarded-for":"2001:db8:1:2:3:4:5:6"}', '2001:db8:1:2::/64'],
  [
    'IPv6 of the same network, with a port',
    '{"x-forwarded-for":"[2001:db8:1:2::9]:443"}',
    '2001:db8:1:2::/64',
  ],
  ['IPv4 in IPv6', '{"x-forwarded-for":"::ffff:203.0.113.1"}', '203.0.113.1'],
  ['a mask, which would make one address many', '{"cf-connecting-ip":"203.0.113.1/24"}', '203.0.113.1'],
  ['no address where it should be', '{"x-forwarded-for":"198.51.100.7, unknown"}', null],
  [
    'an unreadable one of Cloudflare',
    '{"cf-connecting-ip":"x","x-forwarded-for":"203.0.113.1"}',
    '203.0.113.1',
  ],
])('the sender of a request with %s', async (_, headers, sender) => {
  await expect(
    backend.query(
      `with set as materialized (select set_config('request.headers', $1, false))
       select (select private.sender() from set) as sender`,
      [headers],
    ),
  ).resolves.toEqual([{ sender }]);
  await backend.query(`select set_config('request.headers', '', false)`);
});
