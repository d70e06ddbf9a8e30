import { engine } from '../engine/engine-of-file';
import { insert, registerFrom, registration, reset } from './submissions';

beforeEach(reset);

const sender = '203.0.113.1';

const kept = <Row>(columns: string): Promise<readonly Row[]> =>
  engine.query(`select ${columns} from private.recent_submissions`);

test('what is kept of a sender is a hash of 32 bytes and a minute, without the address', async () => {
  await registerFrom(sender);
  await registerFrom(sender);
  const rows = await kept<
    Record<string, unknown>
  >(`encode(sender, 'hex') as hash, encode(mailbox, 'hex') as mailbox,
    minute = date_trunc('minute', minute) as coarse`);
  expect(rows).toHaveLength(2);
  for (const { hash, mailbox, coarse } of rows) {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(mailbox).toMatch(/^[0-9a-f]{64}$/);
    expect(coarse).toBe(true);
  }
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1);
  expect(new Set(rows.map(({ mailbox }) => mailbox)).size).toBe(2);
});

test('a sender has a different hash on another day, when the previous key is gone', async () => {
  await registerFrom(sender);
  const [before] = await kept<{ hash: string }>(`encode(sender, 'hex') as hash`);
  await engine.query('update private.sender_keys set day = day - 1');
  await registerFrom(sender);
  const after = await kept<{ hash: string }>(`encode(sender, 'hex') as hash`);
  expect(after.filter(({ hash }) => hash === before?.hash)).toHaveLength(1);
  await expect(engine.query('select from private.sender_keys')).resolves.toHaveLength(1);
});

test('a sender is forgotten within the hour, by the next submission and by the schedule', async () => {
  for (const forget of [
    () => insert('operators', registration),
    () => engine.query('select private.delete_expired()'),
  ]) {
    await reset();
    await registerFrom(sender);
    // A minute less than is kept, because the clock may reach the next one meanwhile.
    await engine.query(`update private.recent_submissions set minute = minute - interval '53 minutes'`);
    await engine.query('select private.forget_senders()');
    await expect(kept('1')).resolves.toHaveLength(1);
    await engine.query(`update private.recent_submissions set minute = minute - interval '2 minutes'`);
    await forget();
    await expect(
      engine.query(`select from private.recent_submissions where minute < now() - interval '54 minutes'`),
    ).resolves.toEqual([]);
  }
});

test('there are never more than a few thousand entries', async () => {
  await engine.query(`insert into private.recent_submissions (minute, sender, mailbox)
    select date_trunc('minute', now()) - (n / 600) * interval '1 minute', uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid())
    from generate_series(1, 30000) as n`);
  expect((await insert('operators', registration)).status).toBe(201);
  const entries = (await kept('1')).length;
  expect(entries).toBeGreaterThan(7000);
  expect(entries).toBeLessThan(8100);
});
