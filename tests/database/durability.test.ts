import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { forkBackend, forkBackendProcess } from '@/scripts/backend/fork-backend';
import { count, insert, registration } from './submissions';

// A busy machine takes long to start databases.
jest.setTimeout(300_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('rows, keys and accounts survive a stop and a crash', async () => {
  const first = await forkBackend({ dataDir });
  await insert(first, 'operators', registration);
  await first.close();

  const second = await forkBackend({ dataDir });
  expect(second.anonKey).toBe(first.anonKey);
  expect(second.serviceKey).toBe(first.serviceKey);
  await expect(count(second, 'operators')).resolves.toBe(1);
  await insert(second, 'operators', { ...registration, address: 'Coventry' });
  await second.kill();

  const third = await forkBackend({ dataDir });
  await expect(count(third, 'operators')).resolves.toBe(2);
  await expect(
    third.query('select count(*)::integer as applied from supabase_migrations.schema_migrations'),
  ).resolves.toEqual([{ applied: 3 }]);
  await third.close();
});

test('a crash while Postgres wrote its mark leaves nothing broken', async () => {
  const first = await forkBackend({ dataDir });
  await insert(first, 'operators', registration);
  await first.kill();
  writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), '');

  const second = await forkBackend({ dataDir });
  await expect(count(second, 'operators')).resolves.toBe(1);
  await second.close();
});

test('the keys are readable by their owner alone, and another folder has others', async () => {
  const onDisk = await forkBackend({ dataDir });
  await onDisk.close();
  if (process.platform !== 'win32')
    expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  const inMemory = await forkBackend();
  await inMemory.close();
  expect(inMemory.anonKey).not.toBe(onDisk.anonKey);
  expect(inMemory.serviceKey).not.toBe(onDisk.serviceKey);
});

test('a second copy on the same data is refused in a sentence, and the first goes on', async () => {
  const first = await forkBackend({ dataDir });
  await expect(forkBackend({ dataDir })).rejects.toMatchObject({
    name: 'ExpectedError',
    message: `Another copy is already running on the data in ${dataDir}. Stop it first.`,
  });
  await expect(insert(first, 'operators', registration)).resolves.toMatchObject({ status: 201 });
  await first.close();
});

test('a taken port is named in a sentence', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(forkBackend({ port })).rejects.toMatchObject({
    name: 'ExpectedError',
    message: `Port ${port} is taken by another program. Stop it, or set BACKEND_PORT to a free port.`,
  });
  other.close();
});

// The files and folders that the first start creates, in this order.
test.each([
  'keys.json',
  'postgres.new',
  'postgres.new/base',
  'postgres.new/PG_VERSION',
  'postgres.new/global/pg_control',
  'postgres',
  'postgres/postmaster.pid',
])('a crash just after %s appeared leaves nothing broken', async (file) => {
  const interrupted = forkBackendProcess({ dataDir });
  while (!existsSync(path.join(dataDir, file))) await setTimeout(1);
  interrupted.kill('SIGKILL');
  await once(interrupted, 'exit');

  const backend = await forkBackend({ dataDir });
  await expect(insert(backend, 'operators', registration)).resolves.toEqual({ status: 201, body: null });
  await backend.close();
});
