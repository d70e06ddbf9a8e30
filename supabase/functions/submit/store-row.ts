import type { NotSentReason } from '@/content/forms/not-sent.ts';

/** The database service of the site. */
export type Service = {
  /** The project, without a trailing slash. */
  readonly serviceUrl: string;
  /** The secret key of the project: only with it is the visitor's address believed. */
  readonly serviceKey: string;
};

/** By the status of the database's refusals. Any other below 500 will not change by itself: a wrong key, a missing column. */
const reasons: ReadonlyMap<number, NotSentReason> = new Map([
  [400, 'refused'],
  [413, 'tooLarge'],
  [429, 'limit'],
]);

const timeoutMs = 15_000;

/**
 * Inserts a row on behalf of the visitor, whose request had these headers and whom the limits of the database count. Returns why
 * not, or null.
 */
export const storeRow = async (
  { serviceUrl, serviceKey }: Service,
  table: string,
  row: object,
  visitor: Headers,
): Promise<NotSentReason | 'closed' | null> => {
  const address = visitor.get('cf-connecting-ip') ?? visitor.get('x-forwarded-for');
  try {
    const answer = await fetch(`${serviceUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        ...(address !== null && { 'x-visitor-address': address }),
      },
      body: JSON.stringify(row),
      // Whatever it leads to would get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.status === 201) return null;
    if (answer.status === 410) return 'closed';
    const reason = reasons.get(answer.status) ?? (answer.status < 500 ? 'impossible' : 'broken');
    if (reason !== 'limit') console.error(`The table ${table} answered ${answer.status}.`);
    return reason;
  } catch (error) {
    console.error(`The table ${table} gave no answer: ${error instanceof Error ? error.name : 'unknown'}.`);
    return 'late';
  }
};
