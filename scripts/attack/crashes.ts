import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { forkBackend, type ForkedBackend } from '../backend/fork-backend';
import type { Attack } from './attack';
import { createRandom } from './random';
import { legalRows } from './rows';
import { liftLimits, post } from './visitor';

const writers = 10;

/** Ends the service abruptly while registrations arrive, again and again: every acknowledged row is there at the end, once. */
export const attackWithCrashes: Attack = async ({ seed, crashes }) => {
  const random = createRandom(seed);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'crashes-'));
  const acknowledged: string[] = [];
  try {
    for (let crash = 0; crash < crashes; crash += 1) {
      const backend = await forkBackend({ dataDir });
      await liftLimits(backend);
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilCrash(backend, `${crash}-${writer}`, acknowledged),
      );
      const enough = acknowledged.length + 1 + random.below(100);
      while (acknowledged.length < enough) await setTimeout(1);
      await backend.kill();
      await Promise.all(writing);
    }
    const backend = await forkBackend({ dataDir });
    const rows = await backend.query<{ email: string }>('select email from public.operators');
    const status = await post(backend, 'operators', legalRows.operators('afterwards'));
    await backend.close();

    const stored = new Set(rows.map(({ email }) => email));
    const lost = acknowledged.filter((email) => !stored.has(email));
    return {
      title: `${crashes} crashes while ${writers} visitors register`,
      counts: {
        acknowledged: acknowledged.length,
        stored: rows.length,
        'stored without an answer': rows.length - acknowledged.length + lost.length,
        lost: lost.length,
        doubled: rows.length - stored.size,
      },
      violations: [
        ...lost.map((email) => `The acknowledged registration of ${email} was lost.`),
        ...(stored.size === rows.length ? [] : ['A registration was stored twice.']),
        ...(acknowledged.length > 0
          ? []
          : ['No registration was acknowledged before a crash, so nothing was tried.']),
        ...(status === 201 ? [] : [`Afterwards a legal registration was answered with ${status}.`]),
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function writeUntilCrash(backend: ForkedBackend, mark: string, acknowledged: string[]): Promise<void> {
  for (let request = 0; ; request += 1) {
    const row = legalRows.operators(`${mark}-${request}`);
    const status = await post(backend, 'operators', row).catch(() => undefined);
    if (status === undefined) return;
    if (status === 201) acknowledged.push(row.email);
  }
}
