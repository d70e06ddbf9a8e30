import { failedReasons } from '@/content/forms/failures';
import { databaseSettings } from './settings';
import { publicClient } from './supabase';

/**
 * Why a submission failed. `unloaded`: supabase-js did not load. `refused`: the database rejected the row, because it
 * broke a rule or a limit. `outOfOrder`: the server can't take this form at all, because of a wrong key or a missing column.
 * `broken`: the server failed, and may recover. After `unreachable` or `late`, the row may still have been
 * stored.
 */
export type SendFailureCause =
  'unconnected' | 'offline' | 'unloaded' | 'unreachable' | 'late' | 'refused' | 'outOfOrder' | 'broken';

export type Failure<Cause extends string = SendFailureCause> = {
  readonly cause: Cause;
  readonly message: string;
};

type SendResult = { readonly ok: true } | ({ readonly ok: false } & Failure);

type Answer = {
  readonly status: number;
  readonly error: { readonly message: unknown; readonly code?: unknown } | null;
};

const created = 201;
const noAnswer = 0;
/** supabase-js changes the status of an empty 404. */
const emptyNotFound = 204;
/** SQL error codes of rejections that visitors can cause. Their messages are written for visitors. */
const refusals = new Set<unknown>(['22023', 'PT413', 'PT429']);

/** Statuses below 500 of a server that is overloaded, or of a gateway that rejects a large request. */
const temporaryFailures = new Set([408, 413, 425, 429]);

const causeOf = ({ status, error }: Answer): SendFailureCause => {
  if (refusals.has(error?.code)) return 'refused';
  const isRejected = status >= 400 && status < 500 && !temporaryFailures.has(status);
  return isRejected || status === emptyNotFound ? 'outOfOrder' : 'broken';
};

const reasonOf = ({ error }: Answer): string | null => {
  const message = typeof error?.message === 'string' ? error.message.trim() : '';
  return message !== '' && message !== '{}' && !message.startsWith('<') ? message : null;
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const failed = (cause: SendFailureCause, message: string = failedReasons.unknown): SendResult => ({
  ok: false,
  cause,
  message,
});

const failedUnlessOffline = (cause: SendFailureCause): SendResult =>
  navigator.onLine ? failed(cause) : failed('offline', failedReasons.offline);

/**
 * Inserts one row as an anonymous visitor. Never throws.
 *
 * Only status 201 counts as stored: supabase-js reports some responses of a wrong server as successes.
 *
 * @param timeLimit - In milliseconds, including the time to load supabase-js.
 */
export const sendRow = async (table: string, row: object, timeLimit = 15_000): Promise<SendResult> => {
  if (!databaseSettings()) {
    return failed('unconnected', failedReasons.unconnected);
  }
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const { signal } = limit;
  try {
    const client = await Promise.race([publicClient(), rejectOnAbort(signal)]).catch(() => null);
    if (!client) return failedUnlessOffline('unloaded');
    const answer = await client.from(table).insert(row).abortSignal(signal);
    if (answer.status === created) return { ok: true };
    if (answer.status === noAnswer)
      return signal.aborted ? failed('late') : failedUnlessOffline('unreachable');
    return failed(causeOf(answer), reasonOf(answer) ?? undefined);
  } catch {
    return signal.aborted ? failed('late') : failedUnlessOffline('unreachable');
  } finally {
    clearTimeout(timer);
  }
};
