import { engine } from '../engine/engine-of-file';
import {
  count,
  enquiry,
  insert,
  markedRow,
  registerFrom,
  resetWithLimits,
  rows,
  tables,
} from './submissions';

beforeEach(resetWithLimits);

/** What a sender may submit within the window, and a little more. */
const most = 30;
const person = (name: string | number) => markedRow('operators', `person-${name}`);
const numbers = (amount: number) => Array.from({ length: amount }, (_, index) => index);

const classroom = '203.0.113.1';
const elsewhere = '198.51.100.1';

test('a class registers from one address, and a loop is stopped with what to do; another address is not', async () => {
  for (const learner of numbers(most))
    expect((await registerFrom(classroom, person(learner))).status).toBe(201);
  await expect(registerFrom(classroom, person('one-more'))).resolves.toEqual({
    status: 429,
    body: expect.objectContaining({
      code: 'PT429',
      message:
        'We have just received several submissions from your internet connection, which others may share. Please try again in 10 minutes or call us.',
    }) as unknown,
  });
  expect((await registerFrom(elsewhere, person('elsewhere'))).status).toBe(201);
  // A retry is acknowledged, and the other form still takes messages.
  expect((await registerFrom(classroom, person(3))).status).toBe(201);
  expect((await insert('enquiries', enquiry, { 'X-Forwarded-For': classroom })).status).toBe(201);
  await expect(count('operators')).resolves.toBe(most + 1);

  await engine.query(`update private.recent_submissions set minute = minute - interval '10 minutes'`);
  expect((await registerFrom(classroom, person('later'))).status).toBe(201);
});

test('everybody else is served while one sender floods the form from twenty connections', async () => {
  const flooded: number[] = [];
  const flood = numbers(20).map(async () => {
    for (const _ of numbers(25)) flooded.push((await registerFrom(classroom)).status);
  });
  const others = await Promise.all(numbers(20).map((index) => registerFrom(`192.0.2.${index}`)));
  await Promise.all(flood);
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
  expect(flooded.filter((status) => status === 201)).toHaveLength(most);
  expect(flooded.filter((status) => status === 429)).toHaveLength(20 * 25 - most);
  await expect(count('operators')).resolves.toBe(most + 20);
  await expect(engine.query('select from private.recent_submissions')).resolves.toHaveLength(most + 20);
});

test('nobody is locked out when somebody else sends their email address', async () => {
  const victim = (address: string) => ({ ...person('victim'), address });
  const answers = [];
  for (const index of numbers(6)) answers.push(await registerFrom(elsewhere, victim(`House ${index}`)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await registerFrom(classroom, victim('Home'))).status).toBe(201);
});

test('what an invalid request sent is not counted', async () => {
  await registerFrom(classroom, { ...person('wrong'), full_name: '' });
  await expect(engine.query('select from private.recent_submissions')).resolves.toEqual([]);
});

describe('a visitor whom a function inserts for', () => {
  const registerFor = (visitor: string, key: string) =>
    insert('operators', markedRow('operators', crypto.randomUUID()), {
      apikey: key,
      'X-Forwarded-For': elsewhere,
      'X-Visitor-Address': visitor,
    });
  const sendersCounted = async () => {
    const [row] = await engine.query<{ senders: number }>(
      'select count(distinct sender)::integer as senders from private.recent_submissions',
    );
    return row?.senders;
  };

  test('is who the limits count, when the function has the owner’s key', async () => {
    for (const _ of numbers(most)) await registerFor(classroom, engine.serviceKey);
    expect((await registerFor(classroom, engine.serviceKey)).status).toBe(429);
    expect((await registerFor('203.0.113.2', engine.serviceKey)).status).toBe(201);
    expect(await sendersCounted()).toBe(2);
  });

  test('is nobody else’s word: with the public key the header changes nothing', async () => {
    for (const index of numbers(most)) await registerFor(`203.0.113.${index}`, engine.anonKey);
    expect((await registerFor('203.0.113.99', engine.anonKey)).status).toBe(429);
    expect(await sendersCounted()).toBe(1);
  });

  test.each(tables)('cannot choose what the database sets of %s', async (table) => {
    const long = '2000-01-01T00:00:00+00:00';
    const row = { ...rows[table], id: crypto.randomUUID(), created_at: long, last_contact_at: long };
    expect((await insert(table, row, { apikey: engine.serviceKey })).status).toBe(201);
    await expect(
      engine.query(`select from public.${table} where id = $1 or created_at = $2 or last_contact_at = $2`, [
        row.id,
        long,
      ]),
    ).resolves.toEqual([]);
  });
});

const cloudflare = 'cf-connecting-ip';
const forwarded = 'x-forwarded-for';

test.each<[what: string, headers: Readonly<Record<string, string>> | '' | null, sender: string | null]>([
  ['no headers', null, null],
  ['an empty text, which a session keeps after a setting of a transaction', '', null],
  ['headers without an address', {}, null],
  [
    'the address that Cloudflare saw',
    { [cloudflare]: '203.0.113.1', [forwarded]: '198.51.100.1' },
    '203.0.113.1',
  ],
  ['an invented address before the real one', { [forwarded]: '198.51.100.7, 203.0.113.1' }, '203.0.113.1'],
  [
    'proxies inside the network',
    { [forwarded]: '203.0.113.1,10.0.0.5 , 172.16.3.4, 127.0.0.1' },
    '203.0.113.1',
  ],
  ['addresses inside the network alone', { [forwarded]: '192.168.1.7, 10.0.0.1' }, '192.168.1.7'],
  ['this machine', { [forwarded]: '127.0.0.1' }, '127.0.0.1'],
  ['a port', { [forwarded]: '203.0.113.1:50123' }, '203.0.113.1'],
  ['IPv6', { [forwarded]: '2001:db8:1:2:3:4:5:6' }, '2001:db8:1::/56'],
  ['IPv6 of the same household, with a port', { [forwarded]: '[2001:db8:1:ff::9]:443' }, '2001:db8:1::/56'],
  ['IPv4 in IPv6', { [forwarded]: '::ffff:203.0.113.1' }, '203.0.113.1'],
  ['a mask, which would make one address many', { [cloudflare]: '203.0.113.1/24' }, '203.0.113.1'],
  ['no address where it should be', { [forwarded]: '198.51.100.7, unknown' }, null],
  ['an unreadable one of Cloudflare', { [cloudflare]: 'x', [forwarded]: '203.0.113.1' }, '203.0.113.1'],
])('the sender of a request with %s', async (_, headers, sender) => {
  await expect(
    engine.query(
      `with set as materialized (select set_config('request.headers', $1, false))
       select (select private.sender() from set) as sender`,
      [headers && JSON.stringify(headers)],
    ),
  ).resolves.toEqual([{ sender }]);
  await engine.query(`select set_config('request.headers', '', false)`);
});
