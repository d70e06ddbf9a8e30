import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { readEmptyCluster } from './cluster';

const textOid = 25;
const integerOid = 23;
const varcharOid = 1043;
const timestampOid = 1184;
const textArrayOid = 1009;

/**
 * Opens the database in a folder, or an empty one in memory. Call `hardenConnection` when the tables exist and before the
 * first request.
 */
export async function openConnection(folder: string | undefined): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      ...(folder === undefined ? { loadDataDir: await readEmptyCluster() } : {}),
      serializers: { [integerOid]: toText, [textOid]: toText, [varcharOid]: toText, [timestampOid]: toTime },
    },
  });
  await connection.driver.waitReady;
  return connection;
}

/** Makes a connection answer as the hosted service does where the package differs: wrong types, errors, privileges. */
export async function hardenConnection(connection: PgliteConnection): Promise<void> {
  // The packaged serialiser breaks the connection for good when a text[] column is sent something other than an array.
  // Refreshing installs it again, so ours has to come after.
  await connection.driver.refreshArrayTypes();
  connection.driver.serializers[textArrayOid] = toArrayLiteral;

  // Left as 'unknown', the first request grants every table to the anonymous role. The field is not declared public;
  // the test that an anonymous read is refused fails when this stops working.
  Object.assign(connection, { rlsState: 'active' });

  connection.normalizeDbError = asHostedError;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// Dates come from the service itself, everything else from a request.
function toTime(value: unknown): string {
  return value instanceof Date ? value.toISOString() : toText(value);
}

function toArrayLiteral(value: unknown): string {
  if (!Array.isArray(value)) return toText(value);
  const items = value.map((item: unknown) => {
    if (item === null) return 'NULL';
    return Array.isArray(item) ? toArrayLiteral(item) : `"${toText(item).replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}

type DatabaseError = { code?: string; message?: string; detail?: string; hint?: string };

// A failed check (23514), a plain exception (P0001) and a value beyond a limit (class 54) are the client's fault: 400 and
// 413 on the hosted service, but 500 here unless they are wrapped as PostgREST defines it for custom answers.
function asHostedError(error: unknown): unknown {
  const { code = '', message, detail, hint } = error as DatabaseError;
  const status = code.startsWith('54') ? 413 : code === '23514' || code === 'P0001' ? 400 : undefined;
  if (status === undefined) return error;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}
