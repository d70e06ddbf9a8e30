import type { FailureCause } from '@/content/forms/failures';
import { databaseSettings } from './settings';
import { publicClient } from './supabase';

/** `unloaded`: supabase-js did not load. */
type SendFailureCause = FailureCause | 'unloaded';

type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly cause: SendFailureCause; readonly serverMessage: string | null };

type InsertResponse = {
  readonly status: number;
  readonly error: { readonly message: unknown; readonly code?: unknown } | null;
};

const created = 201;
const noResponse = 0;
/** supabase-js changes the status of an empty 404. */
const emptyNotFound = 204;
/** SQL error codes of rejections that visitors can cause. Their messages are written for visitors. */
const refusals = new Set<unknown>(['22023', 'PT413', 'PT429']);

/** Statuses below 500 of a server that is overloaded, or of a gateway that rejects a large request. */
const temporaryFailures = new Set([408, 413, 425, 429]);

const causeOf = ({ status, error }: InsertResponse): SendFailureCause => {
  if (refusals.has(error?.code)) return 'refused';
  const isRejected = status >= 400 && status < 500 && !temporaryFailures.has(status);
  return isRejected || status === emptyNotFound ? 'outOfOrder' : 'broken';
};

const messageOf = ({ error }: InsertResponse): string | null => {
  const message = typeof error?.message === 'string' ? error.message.trim() : '';
  return message !== '' && message !== '{}' && !message.startsWith('<') ? message : null;
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const failed = (cause: SendFailureCause, serverMessage: string | null = null): SendResult => ({
  ok: false,
  cause,
  serverMessage,
});

const failedUnlessOffline = (cause: SendFailureCause): SendResult =>
  failed(navigator.onLine ? cause : 'offline');

/**
 * Inserts one row as an anonymous visitor. Never throws.
 *
 * Only status 201 counts as stored: supabase-js reports some responses of a wrong server as successes.
 *
 * @param timeLimit - In milliseconds, including the time to load supabase-js.
 */
export const sendRow = async (table: string, row: object, timeLimit = 15_000): Promise<SendResult> => {
  if (!databaseSettings()) return failed('unconnected');
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const { signal } = limit;
  try {
    const client = await Promise.race([publicClient(), rejectOnAbort(signal)]).catch(() => null);
    if (!client) return failedUnlessOffline('unloaded');
    const response = await client.from(table).insert(row).abortSignal(signal);
    if (response.status === created) return { ok: true };
    if (response.status === noResponse)
      return signal.aborted ? failed('late') : failedUnlessOffline('unreachable');
    return failed(causeOf(response), messageOf(response));
  } catch {
    return signal.aborted ? failed('late') : failedUnlessOffline('unreachable');
  } finally {
    clearTimeout(timer);
  }
};
