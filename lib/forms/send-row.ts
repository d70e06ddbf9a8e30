import { phoneInText } from '@/content/company';
import { databaseSettings } from './settings';
import { type DatabaseClient, publicClient } from './supabase';

/** What became of a row: stored, or not stored and the sentence for the visitor. */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What a failed submission says when the server gave no reason. */
export const unknownFailure = 'Something went wrong. Please try again.';

type Answer = { readonly status: number; readonly error: { readonly message: unknown } | null };

const created = 201;
const noAnswer = 0;

/** The server's own sentence where it gave one. */
const reasonFor = ({ status, error }: Answer): string => {
  const message = typeof error?.message === 'string' ? error.message.trim() : '';
  const isSentence = status !== noAnswer && message !== '' && message !== '{}' && !message.startsWith('<');
  return isSentence ? message : unknownFailure;
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Inserts one row within `timeLimit` milliseconds, which covers loading the client too.
 * Returns what became of the row and never throws. Only status 201 counts as stored: supabase-js reports some
 * answers of the wrong server (an empty 404) as successes.
 */
export const sendRow = async (
  insert: (client: DatabaseClient, signal: AbortSignal) => PromiseLike<Answer>,
  timeLimit = 15_000,
): Promise<SendResult> => {
  if (!databaseSettings()) {
    return { ok: false, message: `This form is not connected yet. Please call us on ${phoneInText}.` };
  }
  // Safari 15 has no AbortSignal.timeout.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  const { signal } = limit;
  try {
    const client = await Promise.race([publicClient(), rejectOnAbort(signal)]);
    const answer = await insert(client, signal);
    return answer.status === created ? { ok: true } : { ok: false, message: reasonFor(answer) };
  } catch {
    return { ok: false, message: unknownFailure };
  } finally {
    clearTimeout(timer);
  }
};
