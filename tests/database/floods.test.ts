import { randomUUID } from 'node:crypto';
import { engine } from '../engine/engine-of-file';
import { count, insert, markedRow, registerFrom, resetWithLimits } from './submissions';

beforeAll(() =>
  engine.query(`create function pg_temp.flood(addresses text[]) returns integer language plpgsql as $$
    declare address text; stored integer := 0;
    begin
      foreach address in array addresses loop
        begin
          perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true),
            set_config('private.form_in_request', '', true);
          set local role anon;
          insert into public.operators (full_name, email, phone, address, experience, equipment)
            values ('Flood', gen_random_uuid() || '@example.com', '0121 496 0000', 'Anywhere', 1, '{Dumper}');
          stored := stored + 1;
        exception when sqlstate 'PT429' then null;
        end;
      end loop;
      reset role;
      return stored;
    end $$`),
);
beforeEach(resetWithLimits);

const numbers = (amount: number) => Array.from({ length: amount }, (_, index) => index);
const hex = (number: number) => number.toString(16);

/** Sends a registration from each address, one after the other, and returns how many were stored. */
const flood = async (addresses: readonly string[]): Promise<number> => {
  const [row] = await engine.query<{ stored: number }>('select pg_temp.flood($1::text[]) as stored', [
    addresses,
  ]);
  return row?.stored ?? 0;
};

const register = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map((address) => registerFrom(address)))).map(({ status }) => status);
const twenty = numbers(20);
const allStored = twenty.map(() => 201);

const householdsOf48 = (network: string, amount: number) =>
  numbers(amount).map((index) => `${network}:${hex(index % 256)}00::${hex(index)}`);
const networksOf32 = (amount: number) => numbers(amount).map((index) => `2001:db8:${hex(index)}::1`);
const addressesOf16 = (amount: number) =>
  numbers(amount).map((index) => `203.0.${index % 256}.${1 + Math.floor(index / 256)}`);

/** Twenty honest forms each, from the places that people register from. */
const places = {
  'twenty networks': twenty.map((index) => `${60 + index}.1.2.3`),
  'one town’s provider': twenty.map((index) => `198.51.100.${index}`),
  'a class behind one address': twenty.map(() => '192.0.2.1'),
  'a mobile network of IPv6': twenty.map((index) => `2a00:23c0:${hex(index)}::1`),
} as const;

/** More than the total of a minute. */
const enough = 640;

const neighbours = twenty.map((index) => `2001:db8:${hex(index + 2)}::1`);

const floods = [
  ['the 256 households of an IPv6 /48', householdsOf48('2001:db8:1', enough), [neighbours]],
  ['an IPv6 /32 and an IPv4 /16', [...networksOf32(enough / 2), ...addressesOf16(enough / 2)], []],
] as const;

test.each(floods)('after a flood from %s, everybody elsewhere registers', async (_, addresses, nearby) => {
  const stored = await flood(addresses);
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(300);
  for (const place of [...Object.values(places), ...nearby]) expect(await register(place)).toEqual(allStored);
});

test('one sender keeps none of the neighbours in a /24 from the form', async () => {
  expect(await flood(numbers(40).map(() => '203.0.113.1'))).toBe(30);
  expect(await register(twenty.map((index) => `203.0.113.${index + 2}`))).toEqual(allStored);
});

test('one sender gets in so seldom within the hour that half of a day is never used up by it', async () => {
  const stored: number[] = [];
  for (const _ of numbers(3)) {
    stored.push(await flood(numbers(40).map(() => '203.0.113.1')));
    await engine.query(`update private.recent_submissions set minute = minute - interval '10 minutes'`);
  }
  expect(stored).toEqual([30, 30, 0]);
  const [limit] = await engine.query<{ half: number }>(
    `select per_day / 2 as half from private.submission_limits where form = 'operators'`,
  );
  const windows = Math.ceil((24 * 60) / 55);
  expect(windows * 60).toBeLessThan(limit?.half ?? 0);
  expect(await registerFrom('203.0.113.1')).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('in 60 minutes') as string },
  });
});

test('the record of a flood outlives it', async () => {
  await flood(numbers(40).map(() => '203.0.113.1'));
  await engine.query(`update private.recent_submissions set minute = minute - interval '5 minutes'`);
  await engine.query(`insert into private.recent_submissions (minute, sender, mailbox)
    select date_trunc('minute', now()), uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()) from generate_series(1, 9000)`);
  expect(await register(['198.51.100.1', '203.0.113.1'])).toEqual([201, 429]);
});

const reached = () =>
  engine.query<object>(
    'select form, limit_name, times::integer from private.limits_reached order by limit_name',
  );
const setTotal = (total: string) =>
  engine.query(`update private.submission_limits set ${total} where form = 'operators'`);

describe('a day', () => {
  test('has a total, which is noted once; the next has another', async () => {
    await setTotal('per_day = 3');
    const send = () => insert('operators', markedRow('operators', randomUUID()));
    for (const _ of numbers(3)) expect((await send()).status).toBe(201);
    for (const _ of numbers(3))
      expect(await send()).toMatchObject({
        status: 429,
        body: {
          code: 'PT429',
          message: 'We are receiving a lot of submissions today. Please try again later or call us.',
        },
      });
    expect(await reached()).toEqual([{ form: 'operators', limit_name: 'per_day', times: 1 }]);
    expect((await insert('enquiries', markedRow('enquiries', 'other'))).status).toBe(201);

    await engine.query(`update public.operators set created_at = created_at - interval '1 day'`);
    expect((await send()).status).toBe(201);
    expect(await count('operators')).toBe(4);
  });

  test('keeps its second half for others than those who used the first', async () => {
    await setTotal('per_day = 200, per_minute = 100000');
    expect(await flood(networksOf32(150))).toBe(100);
    expect(await register(places['twenty networks'])).toEqual(allStored);
    expect(await register(networksOf32(20))).toEqual(twenty.map(() => 429));
    // A second network gets fewer than it would at first, and leaves the rest.
    const second = await flood(addressesOf16(60));
    expect(second).toBeGreaterThan(10);
    expect(second).toBeLessThan(30);
    expect(await register(places['one town’s provider'].slice(0, 10))).toEqual(allStored.slice(0, 10));
    expect(await reached()).toEqual([]);
  });
});

test('that a network or the minute was used up is noted', async () => {
  await flood(addressesOf16(250));
  expect(await reached()).toEqual([{ form: 'operators', limit_name: 'network', times: 1 }]);
  await setTotal('per_minute = 250');
  const admitted = (await register(places['twenty networks'])).filter((status) => status === 201);
  expect(admitted).toHaveLength(10);
  expect(await reached()).toContainEqual({ form: 'operators', limit_name: 'per_minute', times: 1 });
});
