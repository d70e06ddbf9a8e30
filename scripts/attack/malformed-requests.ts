import { forkBackend, type ForkedBackend } from '../backend/fork-backend';
import type { Attack } from './attack';
import { createPayloads, type Payload } from './payloads';
import { createRandom } from './random';
import { isLegal, legalRows, type TableName } from './rows';
import { liftLimits, post } from './visitor';

const tables = ['operators', 'enquiries'] as const;

/** Sends requests that no form would send: no server error, no illegal row, nothing else changed, and the next visitor is served. */
export const attackWithMalformedRequests: Attack = async ({ seed, payloads }) => {
  const backend = await forkBackend();
  try {
    await liftLimits(backend);
    const before = await fingerprint(backend);
    const counts: Record<string, number> = {};
    const violations: string[] = [];
    for (const [index, payload] of createPayloads(payloads, createRandom(seed)).entries()) {
      const status = await sendPayload(backend, payload);
      counts[`answered ${status}`] = (counts[`answered ${status}`] ?? 0) + 1;
      if (status >= 500)
        violations.push(
          `Payload ${index} was answered with ${status}: ${String(payload.body).slice(0, 200)}`,
        );
    }
    for (const table of tables) {
      const rows = await backend.query<Record<string, unknown>>(`select * from public.${table}`);
      const illegal = rows.filter((row) => !isLegal(table, row));
      counts[`${table} stored`] = rows.length;
      counts[`${table} outside the bounds`] = illegal.length;
      violations.push(
        ...illegal.map(
          (row) => `An illegal row was stored in ${table}: ${JSON.stringify(row).slice(0, 300)}`,
        ),
      );
      violations.push(...(await checkService(backend, table)));
    }
    if ((await fingerprint(backend)) !== before)
      violations.push('Something besides the two tables was changed.');
    return { title: `${payloads} malformed requests with seed ${seed}`, counts, violations };
  } finally {
    await backend.close();
  }
};

async function sendPayload(
  backend: ForkedBackend,
  { table, body, contentType, headers }: Payload,
): Promise<number> {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': contentType, ...headers },
    body,
  });
  await response.text();
  return response.status;
}

async function checkService(backend: ForkedBackend, table: TableName): Promise<readonly string[]> {
  const row = legalRows[table]('afterwards');
  const status = await post(backend, table, row);
  const found = await backend.query(`select from public.${table} where email = $1`, [row.email]);
  return status === 201 && found.length === 1
    ? []
    : [`Afterwards a legal row for ${table} was answered with ${status}.`];
}

// Everything an attacker might reach besides the rows of the two tables, as one text.
async function fingerprint(backend: ForkedBackend): Promise<string> {
  const rows = await backend.query(`
    select (select count(*) from auth.users) as accounts,
      (select json_agg(l order by form) from private.submission_limits l) as limits,
      (select count(*) from pg_class) as relations,
      (select count(*) from pg_proc) as functions,
      (select json_agg(relacl::text order by oid) from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) as rights`);
  return JSON.stringify(rows);
}
