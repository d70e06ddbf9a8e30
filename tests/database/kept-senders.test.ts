import { engine } from '../engine/engine-of-file';
import { insert, registerFrom, registration, reset } from './submissions';

beforeEach(reset);

const sender = '203.0.113.1';

const kept = <Row>(columns: string): Promise<readonly Row[]> =>
  engine.query(`select ${columns} from private.recent_submissions`);

test('what is kept of a sender and its networks is hashes of 32 bytes and a minute, without an address', async () => {
  await registerFrom(sender);
  await registerFrom(sender);
  const rows = await kept<
    Record<string, unknown>
  >(`encode(sender, 'hex') as sender, encode(mailbox, 'hex') as mailbox,
    encode(network, 'hex') as network, encode(wide_network, 'hex') as wide_network,
    minute = date_trunc('minute', minute) as coarse`);
  expect(rows).toHaveLength(2);
  for (const { coarse, ...hashes } of rows) {
    expect(coarse).toBe(true);
    for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Object.values(hashes)).size).toBe(4);
  }
  for (const column of ['sender', 'network', 'wide_network'])
    expect(new Set(rows.map((row) => row[column])).size).toBe(1);
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
