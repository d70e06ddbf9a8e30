/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findRunningService } from '@/scripts/backend/data-folder';
import { listSubmissions } from '@/scripts/submissions/list-submissions';
import { registration } from './submissions';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
const running: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map(stop));
  rmSync(dataDir, { recursive: true });
});

const start = async () => {
  const program = path.resolve('tests/database/stand-in-process.ts');
  const child = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, anonKey } = JSON.parse(line) as { readonly url: string; readonly anonKey: string };
  const headers = { apikey: anonKey, 'Content-Type': 'application/json' };
  const call = async (init: RequestInit) =>
    (await fetch(`${url}/rest/v1/operators`, { headers, ...init })).status;
  return { child, call, register: (row: object) => call({ method: 'POST', body: JSON.stringify(row) }) };
};

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
};

const list = () => {
  const service = findRunningService(dataDir);
  const settings = { SUPABASE_URL: service?.url, SUPABASE_SERVICE_ROLE_KEY: service?.serviceKey };
  return listSubmissions(['registration'], settings);
};

test('the stand-in stores, acknowledges again, refuses, limits, lists, and keeps its rows through Ctrl-C', async () => {
  const first = await start();
  expect(await first.register(registration)).toBe(201);
  expect(await first.register(registration)).toBe(201);
  expect(await first.register({ ...registration, email: 'nobody' })).toBe(400);
  // Of another type than any form sends; the next visitor is served.
  expect(await first.register({ ...registration, equipment: 5 })).toBeGreaterThanOrEqual(400);
  expect(await first.call({ method: 'GET' })).toBe(401);
  const statuses: number[] = [];
  for (const house of [1, 2, 3, 4, 5])
    statuses.push(await first.register({ ...registration, address: `House ${house}` }));
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  expect(await list()).toContain('5 registrations.');

  await stop(first.child);
  expect(findRunningService(dataDir)).toBeUndefined();
  await start();
  expect(await list()).toContain('5 registrations.');
});
