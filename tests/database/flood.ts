import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ForkedBackend } from '../backend/fork-backend';
import { registration, send } from './submissions';

/** Registers somebody new through a proxy on this machine that forwards an address; returns the status and how long it took. */
export async function registerFrom(
  backend: ForkedBackend,
  address: string,
): Promise<{ readonly status: number; readonly milliseconds: number }> {
  const row = { ...registration, email: `${randomUUID()}@example.com` };
  const start = performance.now();
  const { status } = await send(backend, 'POST', '/rest/v1/operators', row, { 'X-Forwarded-For': address });
  return { status, milliseconds: performance.now() - start };
}

/** Registers from one address at a steady pace, without waiting for answers. Returns how many were answered with each status. */
export async function flood(
  backend: ForkedBackend,
  { address, perSecond, seconds }: { address: string; perSecond: number; seconds: number },
): Promise<Readonly<Record<number, number>>> {
  const start = performance.now();
  const requests: ReturnType<typeof registerFrom>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    await setTimeout(Math.max(0, start + (sent * 1000) / perSecond - performance.now()));
    requests.push(registerFrom(backend, address));
  }
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(requests)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
