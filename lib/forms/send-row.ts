import type { FailureCause } from '@/content/forms/failures.ts';
import { publicClient } from '@/lib/public-client/clients.ts';
import { causeOf } from './failure-cause.ts';

/** `unloaded`: supabase-js did not load. */
type SendFailureCause = FailureCause | 'unloaded';

type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly cause: SendFailureCause; readonly serverMessage: string | null };

type InsertError = { readonly message: unknown; readonly code?: unknown } | null;

const createdStatus = 201;
const noResponse = 0;

const messageOf = (error: InsertError): string | null => {
  const message = typeof error?.message === 'string' ? error.message.trim() : '';
  return message !== '' && message !== '{}' && !message.startsWith('<') ? message : null;
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const failure = (cause: SendFailureCause, serverMessage: string | null = null): SendResult => ({
  ok: false,
  cause,
  serverMessage,
});

/**
 * Inserts one row as an anonymous visitor. Never throws.
 *
 * Only status 201 counts as stored: supabase-js reports some responses of a wrong server as successes.
 *
 * @param timeLimit - In milliseconds, including the time to load supabase-js.
 */
export const sendRow = async (table: string, row: object, timeLimit = 15_000): Promise<SendResult> => {
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const { signal } = limit;
  // Don't ask after the insert: if the connection was lost since, the row may have arrived.
  const wasOnline = navigator.onLine;
  const unanswered = () => {
    if (signal.aborted) return failure('timeout');
    return failure(wasOnline ? 'unreachable' : 'offline');
  };
  try {
    const client = await Promise.race([publicClient(), rejectOnAbort(signal)]).catch(() => null);
    if (!client) return failure(navigator.onLine ? 'unloaded' : 'offline');
    const { status, error } = await client.from(table).insert(row).abortSignal(signal);
    if (status === createdStatus) return { ok: true };
    if (status === noResponse) return unanswered();
    return failure(causeOf(status, error?.code), messageOf(error));
  } catch {
    return unanswered();
  } finally {
    clearTimeout(timer);
  }
};
