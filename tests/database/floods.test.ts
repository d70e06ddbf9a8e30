import postgres from 'postgres';
import { byLevel } from '../helpers/test-level.ts';
import { database } from '../postgres/test-database.ts';
import {
  count,
  insert,
  insertSql,
  markedRow,
  randomPerson,
  registerFrom,
  registration,
  rejection,
  resetWithLimits,
} from './submissions.ts';

beforeAll(() =>
  database.query(`create function pg_temp.flood(addresses text[]) returns integer language plpgsql as $$
    declare address text; stored integer := 0;
    begin
      foreach address in array addresses loop
        begin
          perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true),
            set_config('private.form_in_request', '', true);
          set local role anon;
          ${insertSql('operators', { ...randomPerson('operators'), full_name: "'Flood'" })};
          stored := stored + 1;
        exception when sqlstate 'PT429' then null;
        end;
      end loop;
      reset role;
      return stored;
    end $$`),
);

const setLimits = (limits: string) =>
  database.query(`update private.submission_limits set ${limits} where form_table = 'operators'`);

/** A third of the usual limit, so that floods need fewer rows. All other numbers in this file are in proportion to it. */
const perSender = 10;
const perNetwork = 8 * perSender;

beforeEach(async () => {
  await resetWithLimits();
  await setLimits(`per_sender = ${perSender}`);
});

const from = (amount: number, address: (index: number) => string) =>
  Array.from({ length: amount }, (_, index) => address(index));
const hex = (number: number) => number.toString(16);

const flood = async (addresses: readonly string[]): Promise<number> => {
  const [row] = await database.query<{ stored: number }>('select pg_temp.flood($1::text[]) as stored', [
    addresses,
  ]);
  return row?.stored ?? 0;
};

const statusesFrom = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map((address) => registerFrom(address)))).map(({ status }) => status);

const networksOf32 = (amount: number) => from(amount, (index) => `2001:db8:${hex(index)}::1`);
const addressesOf16 = (amount: number) =>
  from(amount, (index) => `203.0.${index % 256}.${1 + Math.floor(index / 256)}`);
const oneSender = from(perSender + 3, () => '203.0.113.1');

const legitimate = 7;
const manyNetworks = from(legitimate, (index) => `${60 + index}.1.2.3`);
const oneProvider = from(legitimate, (index) => `198.51.100.${index}`);

/** Legitimate senders in each kind of network from which people register. */
const places = [
  manyNetworks,
  oneProvider,
  // A class of trainees who share one address, and an IPv6 mobile network.
  from(legitimate, () => '192.0.2.1'),
  from(legitimate, (index) => `2a00:23c0:${hex(index)}::1`),
];
const allStored = manyNetworks.map(() => 201);

/** The flood in the next test is larger than half of this daily limit. */
const perDay = 200;
const floodSize = 134;

test.each<[from: string, addresses: readonly string[], nearby: readonly string[][]]>([
  [
    'the 256 households of an IPv6 /48',
    from(floodSize, (index) => `2001:db8:1:${hex(index % 256)}00::${hex(index)}`),
    [from(legitimate, (index) => `2001:db8:${hex(index + 2)}::1`)],
  ],
  ['an IPv6 /32 and an IPv4 /16', [...networksOf32(floodSize / 2), ...addressesOf16(floodSize / 2)], []],
  ['one sender', oneSender, [from(legitimate, (index) => `203.0.113.${index + 2}`)]],
])('after a flood from %s, senders in other networks can still register', async (_, addresses, nearby) => {
  await setLimits(`per_day = ${perDay}`);
  const storedCount = await flood(addresses);
  expect(storedCount).toBeGreaterThan(0);
  expect(storedCount).toBeLessThanOrEqual(perDay / 2 + perSender);
  for (const place of [...nearby, ...places]) expect(await statusesFrom(place)).toEqual(allStored);
});

test.each<[network: string, phones: (index: number) => string]>([
  ['a /16', (index) => `203.0.${index}.1`],
  ['a /32', (index) => `2001:db8:${hex(index)}::1`],
])("eight addresses in %s can't block the rest of it", async (_, phone) => {
  expect(await flood(from(perNetwork + 8, (index) => phone(index % 8)))).toBe(perNetwork);
  expect(await statusesFrom(from(legitimate, (index) => phone(index + 8)))).toEqual(allStored);
});

test.each<[wideNetwork: string, address: (network: number, host: number) => string]>([
  ['a /16', (network, host) => `203.0.${network}.${host + 1}`],
  ['a /32', (network, host) => `2001:db8:${hex(network)}:${hex(host)}00::1`],
])("one network in %s can't use up the places that are reserved for the rest of it", async (_, address) => {
  await setLimits(`per_day = ${2 * perNetwork}`);
  expect(await flood(from(perNetwork, (index) => address(0, index % 8)))).toBe(perNetwork);
  expect(await statusesFrom(from(legitimate, (index) => address(index + 1, 0)))).toEqual(allStored);
  // A flood from many of its networks still counts as one.
  expect(await flood(from(50, (index) => address(index + legitimate + 1, 0)))).toBeLessThan(perSender);
});

test('`likely_flood` distinguishes a flood from legitimate registrations', async () => {
  await flood(from(perNetwork, (index) => `2001:db8:${hex(index % 8)}::1`));
  await statusesFrom(from(legitimate, (index) => `2001:db8:${hex(8 + index)}::1`));
  const rows = await database.query<object>(
    `select full_name = 'Flood' as fake, likely_flood, count(*)::integer from public.operators group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { fake: false, likely_flood: false, count: legitimate },
    { fake: true, likely_flood: true, count: perNetwork },
  ]);
});

test("with the usual limits, a class of twenty can register, but a single sender can't use up half of the day", async () => {
  await resetWithLimits();
  const [limit] = await database.query<{ sender: number; half: number }>(
    `select per_sender as sender, per_day / 2 as half from private.submission_limits where form_table = 'operators'`,
  );
  const { sender, half } = limit!;
  expect(new Set(await statusesFrom(from(20, () => '192.0.2.1')))).toEqual(new Set([201]));
  expect(await flood(from(sender + 1, () => '203.0.113.1'))).toBe(sender);
  expect(await registerFrom('203.0.113.1')).toMatchObject({
    status: 429,
    body: await rejection('per_sender'),
  });
  expect(Math.ceil((24 * 60) / 55) * sender).toBeLessThan(half);
});

test('repeats and floods are answered before validation and without the lock', async () => {
  await database.query(`update private.submission_limits set per_sender = 1`);
  await registerFrom('203.0.113.1', registration);
  const locking = postgres(database.ownerUrl, { max: 1 });
  try {
    await locking`select pg_advisory_lock(hashtextextended('operators', 0))`;
    expect((await registerFrom('203.0.113.1', registration)).status).toBe(201);
    for (const row of [undefined, { ...registration, phone: '1' }])
      expect((await registerFrom('203.0.113.1', row)).status).toBe(429);
  } finally {
    await locking.end();
  }
  expect(await statusesFrom(['203.0.113.2'])).toEqual([201]);
});

test('a flooding sender stays blocked after 9,000 submissions from others', async () => {
  await flood(oneSender);
  await database.query(`update private.recent_submissions set minute = minute - interval '5 minutes';
    insert into private.recent_submissions (minute, sender, sender_person)
      select date_trunc('minute', now()), uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()) from generate_series(1, 9000)`);
  expect(await statusesFrom(['198.51.100.1', '203.0.113.1'])).toEqual([201, 429]);
});

const readReachedLimits = () =>
  database.query<object>(
    'select form_table, limit_name, times::integer from public.reached_limits order by limit_name',
  );
test('beyond the daily limit, a form accepts as many rows again from networks that sent none', async () => {
  await setLimits('per_day = 3');
  const addresses = from(8, (index) => `${60 + index}.1.2.3`);
  const responses = [];
  for (const address of addresses) responses.push(await registerFrom(address));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  expect(responses.at(-1)).toMatchObject({ body: await rejection('per_day') });
  expect(await readReachedLimits()).toEqual([{ form_table: 'operators', limit_name: 'per_day', times: 2 }]);
  expect((await insert('messages', markedRow('messages', 'other'))).status).toBe(201);

  await database.query(`update public.operators set created_at = created_at - interval '1 day';
    update private.networks_of_day set day = day - 1`);
  expect(await statusesFrom([addresses[0]!])).toEqual([201]);
  expect(await count('operators')).toBe(7);
});

test('reserves the second half of the daily limit for other networks', async () => {
  await setLimits('per_day = 70');
  expect(await flood(networksOf32(50))).toBe(35);
  expect(await statusesFrom(manyNetworks)).toEqual(allStored);
  expect(new Set(await statusesFrom(networksOf32(legitimate)))).toEqual(new Set([429]));
  // A second flood may store fewer rows than the first flood, and must leave room for other senders.
  const second = await flood(addressesOf16(20));
  expect(second).toBeGreaterThan(perSender / 3);
  expect(second).toBeLessThanOrEqual(perSender);
  expect(new Set(await statusesFrom(oneProvider.slice(0, 4)))).toEqual(new Set([201]));
  expect(await readReachedLimits()).toEqual([]);
});

test('a flood from many networks that lasts all day leaves room for others', async () => {
  // With the usual limits, 300 networks could send 5000 forms in a day.
  const networks = from(byLevel(12, 30), (index) => `${60 + index}.1.1.1`);
  const daily = Math.round((networks.length * 5000 * perSender) / (300 * 30));
  await setLimits(`per_day = ${daily}`);
  let storedCount = 0;
  for (let hour = 0; hour < 4; hour += 1) {
    // After two hours, each network tries only once an hour, to see whether it can store more.
    const attempts = hour < 2 ? perSender + 1 : 1;
    storedCount = await flood(networks.flatMap((address) => from(attempts, () => address)));
    await database.query(`update private.recent_submissions set minute = minute - interval '1 hour'`);
  }
  expect(await count('operators')).toBeLessThan(daily);
  // The networks have used their share in the first two hours, so later hours add nothing.
  expect(storedCount).toBe(0);
  const neighbours = networks.map((address) => address.replace('.1.1.1', '.9.9.9'));
  const elsewhere = from(legitimate, (index) => `${160 + index}.1.1.1`);
  expect(new Set(await statusesFrom([...neighbours, ...elsewhere]))).toEqual(new Set([201]));
});

test('records when a network limit is reached', async () => {
  await flood(from(perNetwork + 3, (index) => `2001:db8:1:${hex(index)}00::1`));
  expect(await readReachedLimits()).toEqual([{ form_table: 'operators', limit_name: 'network', times: 1 }]);
});
