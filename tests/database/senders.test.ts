import { database } from '../postgres/test-database.ts';
import {
  count,
  insert,
  markedRow,
  message,
  registerFrom,
  registration,
  rejection,
  resetWithLimits,
} from './submissions.ts';

beforeEach(resetWithLimits);

const classroom = '203.0.113.1';
const elsewhere = '198.51.100.1';
const person = (name: string | number) => markedRow('operators', `person-${name}`);

test('the limits let a whole class register from one address, but no more', async () => {
  const [limits] = await database.query<{ maximum: number }>(
    `select per_sender as maximum from private.submission_limits where form_table = 'operators'`,
  );
  const { maximum } = limits!;
  for (let learner = 0; learner < maximum; learner += 1)
    expect((await registerFrom(classroom, person(learner))).status).toBe(201);
  await expect(registerFrom(classroom, person('one-more'))).resolves.toMatchObject({
    status: 429,
    body: await rejection('per_sender'),
  });
  expect((await registerFrom(elsewhere, person('elsewhere'))).status).toBe(201);
  // Repeated submissions are confirmed, and the other form still accepts rows from this address.
  expect((await registerFrom(classroom, person(3))).status).toBe(201);
  expect((await insert('messages', message, { 'X-Forwarded-For': classroom })).status).toBe(201);
  await expect(count('operators')).resolves.toBe(maximum + 1);

  await database.query(`update private.recent_submissions set minute = minute - interval '1 hour'`);
  expect((await registerFrom(classroom, person('later'))).status).toBe(201);
});

test('visitors are not locked out if another sender uses their email address', async () => {
  const victim = (address: string) => ({ ...person('victim'), address });
  const statuses = [];
  for (let house = 0; house < 6; house += 1)
    statuses.push((await registerFrom(elsewhere, victim(`House ${house}`))).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await registerFrom(classroom, victim('Home'))).status).toBe(201);
});

test('X-Visitor-Address is trusted only with the secret key', async () => {
  const sendersCounted = async (apikey: string) => {
    await resetWithLimits();
    for (const visitor of [classroom, elsewhere])
      await insert('operators', person(visitor), { apikey, 'X-Visitor-Address': visitor });
    return database.query('select distinct sender from private.recent_submissions');
  };
  expect(await sendersCounted(database.secretKey)).toHaveLength(2);
  expect(await sendersCounted(database.publishableKey)).toHaveLength(1);
});

const cloudflare = 'cf-connecting-ip';
const forwarded = 'x-forwarded-for';
/** All senders without a readable address count as one. */
const unreadable = '0.0.0.0';

test.each<[what: string, headers: Readonly<Record<string, string>> | '' | null, sender: string | null]>([
  ['no headers', null, null],
  ['an empty text, which remains in a session after a transaction-local setting', '', null],
  ['headers without an address', {}, null],
  ['the address that Cloudflare saw', { [cloudflare]: classroom, [forwarded]: elsewhere }, classroom],
  ['a forged address before the real one', { [forwarded]: `198.51.100.7, ${classroom}` }, classroom],
  ['proxies inside the network', { [forwarded]: `${classroom},10.0.0.5 , 172.16.3.4, 127.0.0.1` }, classroom],
  ['only addresses inside the network', { [forwarded]: '192.168.1.7, 10.0.0.1' }, '192.168.1.7'],
  ['a port', { [forwarded]: `${classroom}:50123` }, classroom],
  ['IPv6', { [forwarded]: '2001:db8:1:2:3:4:5:6' }, '2001:db8:1::/56'],
  ['IPv6 of the same household, with a port', { [forwarded]: '[2001:db8:1:ff::9]:443' }, '2001:db8:1::/56'],
  ['IPv4 in IPv6', { [forwarded]: `::ffff:${classroom}` }, classroom],
  ['a mask, which would make one address many', { [cloudflare]: `${classroom}/24` }, classroom],
  ['an invalid last entry', { [forwarded]: `${elsewhere}, unknown` }, unreadable],
  ['only invalid entries', { [forwarded]: 'unknown, ::1::' }, unreadable],
  ['an empty entry', { [forwarded]: '' }, unreadable],
  ['an invalid address from Cloudflare', { [cloudflare]: 'x', [forwarded]: classroom }, classroom],
])('finds the sender of a request with %s', async (_, headers, sender) => {
  const results = await database.query(
    `with set as materialized (select set_config('request.headers', $1, false))
     select (select private.sender() from set) as sender`,
    [headers && JSON.stringify(headers)],
  );
  expect(results).toEqual([{ sender }]);
  await database.query(`select set_config('request.headers', '', false)`);
});

describe('records of recent submissions', () => {
  const records = <Row>(columns: string) =>
    database.query<Row>(`select ${columns} from private.recent_submissions order by sender_person`);

  test('contain the minute and four keyed hashes, but no address', async () => {
    await registerFrom(classroom);
    await registerFrom(classroom);
    const hashes = ['sender_person', 'sender', 'network', 'wide_network'];
    const rows = await records<Readonly<Record<string, unknown>>>(
      `date_trunc('minute', minute) = minute as coarse, ${hashes.map((name) => `encode(${name}, 'hex') as ${name}`).join()}`,
    );
    expect(rows).toHaveLength(2);
    for (const { coarse, ...row } of rows) {
      expect(coarse).toBe(true);
      for (const hash of Object.values(row)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(new Set(Object.values(row)).size).toBe(hashes.length);
    }
    expect(rows[1]).toEqual({
      ...rows[0],
      sender_person: expect.not.stringMatching(String(rows[0]?.sender_person)) as string,
    });
  });

  test('have a different hash the next day, and the previous key is deleted', async () => {
    await registerFrom(classroom);
    await database.query('update private.sender_keys set day = day - 1');
    await registerFrom(classroom);
    expect(
      new Set((await records<{ hash: string }>(`encode(sender, 'hex') as hash`)).map(({ hash }) => hash))
        .size,
    ).toBe(2);
    await expect(database.query('select from private.sender_keys')).resolves.toHaveLength(1);
  });

  test.each<[by: string, forget: () => Promise<unknown>]>([
    ['the next submission', () => insert('operators', registration)],
    ['the schedule', () => database.query('select private.delete_expired()')],
  ])('are deleted within an hour by %s', async (_, forget) => {
    await registerFrom(classroom);
    // Use 53 minutes instead of 54, because the clock may reach the next minute during the test.
    await database.query(`update private.recent_submissions set minute = minute - interval '53 minutes'`);
    await database.query('select private.forget_senders()');
    await expect(records('1')).resolves.toHaveLength(1);
    await database.query(`update private.recent_submissions set minute = minute - interval '2 minutes'`);
    await forget();
    await expect(
      database.query(`select from private.recent_submissions where minute < now() - interval '54 minutes'`),
    ).resolves.toEqual([]);
  });
});
