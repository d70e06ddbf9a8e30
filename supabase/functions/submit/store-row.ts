import type { FailureCause } from '@/content/forms/failures.ts';
import { causeOf } from '@/lib/forms/failure-cause.ts';
import { sendRest, type Connection } from '@/lib/secret-client/rest-client.ts';

export type StoreSettings = Connection & {
  /**
   * The request header with the visitor's address. Visitors must not be able to set it: a proxy in front of the function
   * overwrites it, or appends the address of its caller.
   */
  readonly addressHeader?: string;
};

type DatabaseError = { readonly code?: unknown; readonly message?: unknown };

/** The error code, and what it means if PostgREST wrote the message. Messages of PostgreSQL can quote the visitor. */
const explanation = ({ code, message }: DatabaseError) =>
  typeof code !== 'string' ? '' : ` (${code}${code.startsWith('PGRST') ? `: ${String(message)}` : ''})`;

const timeoutMs = 15_000;

/**
 * Inserts a row on behalf of a visitor. Passes on the visitor's address from the request headers, so that the rate limits
 * apply to the visitor. Returns null if the row was stored. Otherwise, returns the cause of the failure.
 */
export const storeRow = async (
  { addressHeader = 'x-forwarded-for', ...connection }: StoreSettings,
  table: string,
  row: object,
  visitor: Headers,
): Promise<FailureCause | 'closed' | null> => {
  // The database counts all visitors without a readable address as one.
  const address = visitor.get(addressHeader) ?? 'unknown';
  try {
    const response = await sendRest(connection, table, {
      method: 'POST',
      values: row,
      headers: { 'x-visitor-address': address },
      timeoutMs,
    });
    const { status } = response;
    if (status === 201 || status === 410) {
      await response.body?.cancel();
      return status === 201 ? null : 'closed';
    }
    const error: DatabaseError = await response.json().catch(() => ({}));
    const cause = causeOf(status, error.code);
    if (cause !== 'limit') console.error(`The table ${table} responded with ${status}${explanation(error)}.`);
    return cause;
  } catch (error) {
    console.error(`The table ${table} did not respond: ${error instanceof Error ? error.name : 'unknown'}.`);
    return 'timeout';
  }
};
