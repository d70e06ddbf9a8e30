import type { NotSentReason } from '@/content/forms/not-sent.ts';

/** The Supabase project that stores the forms. */
export type Service = {
  /** The URL without a trailing slash. */
  readonly serviceUrl: string;
  /** The secret key. The database trusts the visitor's address only in requests with this key. */
  readonly serviceKey: string;
};

/** Reasons keyed by response status. Other statuses below 500 are permanent errors, such as a wrong key or a missing column. */
const reasons: ReadonlyMap<number, NotSentReason> = new Map([
  [400, 'refused'],
  [413, 'tooLarge'],
  [429, 'limit'],
]);

const timeoutMs = 15_000;

/**
 * Inserts a row on behalf of the visitor whose request had the given headers, so that the rate limits count this visitor.
 * Returns null if the row was stored, and otherwise the reason.
 */
export const storeRow = async (
  { serviceUrl, serviceKey }: Service,
  table: string,
  row: object,
  visitor: Headers,
): Promise<NotSentReason | 'closed' | null> => {
  const address = visitor.get('cf-connecting-ip') ?? visitor.get('x-forwarded-for');
  try {
    const response = await fetch(`${serviceUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        ...(address !== null && { 'x-visitor-address': address }),
      },
      body: JSON.stringify(row),
      // Reject redirects, because a redirect would send the key to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.status === 201) return null;
    if (response.status === 410) return 'closed';
    const reason = reasons.get(response.status) ?? (response.status < 500 ? 'impossible' : 'broken');
    if (reason !== 'limit') console.error(`The table ${table} responded with ${response.status}.`);
    return reason;
  } catch (error) {
    console.error(`The table ${table} did not respond: ${error instanceof Error ? error.name : 'unknown'}.`);
    return 'late';
  }
};
