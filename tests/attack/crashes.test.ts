import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { forkBackend, type ForkedBackend } from '../backend/fork-backend';
import { insert, reset } from '../database/submissions';
import { bySize } from '../size';
import { legalRows } from './legal-rows';

const visitors = 10;
/** After how many acknowledged registrations each crash comes. */
const crashes = fc.sample(fc.integer({ min: 1, max: 100 }), { seed: 1, numRuns: bySize(1, 10) });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'crashes-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Registers one visitor after another until the service no longer answers. */
const registerUntilCrash = async (
  backend: ForkedBackend,
  mark: string,
  onAcknowledged: (email: string) => void,
) => {
  for (let request = 0; ; request += 1) {
    const row = legalRows.operators(`${mark}-${request}`);
    const answer = await insert(backend, 'operators', row).catch(() => null);
    if (!answer) return;
    if (answer.status === 201) onAcknowledged(row.email);
  }
};

test(`${crashes.length} times kill -9 while ${visitors} visitors register: no acknowledged row is lost or doubled`, async () => {
  const acknowledged: string[] = [];
  for (const [crash, enough] of crashes.entries()) {
    const backend = await forkBackend({ dataDir });
    if (crash === 0) await reset(backend);
    const end = acknowledged.length + enough;
    let killed: Promise<void> | undefined;
    const onAcknowledged = (email: string) => {
      acknowledged.push(email);
      if (acknowledged.length >= end) killed ??= backend.kill();
    };
    await Promise.all(
      Array.from({ length: visitors }, (_, visitor) =>
        registerUntilCrash(backend, `${crash}-${visitor}`, onAcknowledged),
      ),
    );
    await killed;
  }

  const backend = await forkBackend({ dataDir });
  const rows = await backend.query<{ email: string }>('select email from public.operators');
  const afterwards = await insert(backend, 'operators', legalRows.operators('afterwards'));
  await backend.close();

  const stored = rows.map(({ email }) => email);
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(crashes.length);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(afterwards).toEqual({ status: 201, body: null });
});
