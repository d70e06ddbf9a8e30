import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { forkBackend, forkBackendProcess } from '../backend/fork-backend';
import { readMigrations } from '@/scripts/backend/apply-migrations';
import { projectPaths } from '@/scripts/project-paths';
import { backend as anotherService } from '../backend/shared-backend';
import { bySize } from '../size';
import { count, insert, registration, send } from './submissions';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('rows, accounts and private keys survive a stop, and a crash that leaves postmaster.pid empty', async () => {
  const account = { email: 'visitor@example.com', password: 'a long enough password' };
  const first = await forkBackend({ dataDir });
  await insert(first, 'operators', registration);
  await expect(send(first, 'POST', '/auth/v1/signup', account)).resolves.toMatchObject({ status: 200 });
  await first.close();

  const second = await forkBackend({ dataDir });
  await expect(count(second, 'operators')).resolves.toBe(1);
  await insert(second, 'operators', { ...registration, address: 'Coventry' });
  await second.kill();
  writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), '');

  const third = await forkBackend({ dataDir });
  await expect(count(third, 'operators')).resolves.toBe(2);
  await expect(send(third, 'POST', '/auth/v1/token?grant_type=password', account)).resolves.toMatchObject({
    status: 200,
  });
  await expect(
    third.query('select version from supabase_migrations.schema_migrations order by version'),
  ).resolves.toEqual(readMigrations(projectPaths.migrations).map(({ version }) => ({ version })));
  await third.close();

  if (process.platform !== 'win32')
    expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(first.anonKey).not.toBe(anotherService.anonKey);
  expect(first.serviceKey).not.toBe(anotherService.serviceKey);
  expect([second.anonKey, third.anonKey]).toEqual([first.anonKey, first.anonKey]);
  expect([second.serviceKey, third.serviceKey]).toEqual([first.serviceKey, first.serviceKey]);
});

test('a second copy on the same data is refused in one sentence, and the first keeps running', async () => {
  const first = await forkBackend({ dataDir });
  await expect(forkBackend({ dataDir })).rejects.toMatchObject({
    name: 'ExpectedError',
    message: `Another copy is already running on the data in ${dataDir}. Stop it first.`,
  });
  await expect(insert(first, 'operators', registration)).resolves.toMatchObject({ status: 201 });
  await first.close();
});

test('a taken port is named in one sentence', async () => {
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

/** Files and folders that the first start creates, in this order. */
const crashPoints = bySize(
  ['postgres/postmaster.pid'],
  [
    'keys.json',
    'postgres.new',
    'postgres.new/base',
    'postgres.new/PG_VERSION',
    'postgres.new/global/pg_control',
    'postgres',
    'postgres/postmaster.pid',
  ],
);

test.each(crashPoints)('a crash just after %s has appeared leaves nothing broken', async (file) => {
  const interrupted = forkBackendProcess({ dataDir });
  while (!existsSync(path.join(dataDir, file))) await setTimeout(1);
  interrupted.kill('SIGKILL');
  await once(interrupted, 'exit');

  const backend = await forkBackend({ dataDir });
  await expect(insert(backend, 'operators', registration)).resolves.toEqual({ status: 201, body: null });
  await backend.close();
});
