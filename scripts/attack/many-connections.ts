import { forkBackend } from '../backend/fork-backend';
import type { Attack } from './attack';
import { legalRows } from './rows';
import { liftLimits, post } from './visitor';

/** Registers on many connections at once: every acknowledged row is stored, once, and no other. */
export const attackWithManyConnections: Attack = async ({ connections, requestsEach }) => {
  const backend = await forkBackend();
  try {
    await liftLimits(backend);
    const acknowledged: string[] = [];
    await Promise.all(
      Array.from({ length: connections }, async (_, connection) => {
        for (let request = 0; request < requestsEach; request += 1) {
          const row = legalRows.operators(`${connection}-${request}`);
          if ((await post(backend, 'operators', row)) === 201) acknowledged.push(row.email);
        }
      }),
    );
    const rows = await backend.query<{ email: string }>('select email from public.operators');
    const stored = new Set(rows.map(({ email }) => email));
    const lost = acknowledged.filter((email) => !stored.has(email)).length;
    const sent = connections * requestsEach;
    return {
      title: `${connections} connections with ${requestsEach} registrations each`,
      counts: {
        sent,
        acknowledged: acknowledged.length,
        stored: rows.length,
        lost,
        doubled: rows.length - stored.size,
      },
      violations:
        acknowledged.length === sent && rows.length === sent && stored.size === sent && lost === 0
          ? []
          : ['Not every registration was acknowledged and stored once.'],
    };
  } finally {
    await backend.close();
  }
};
