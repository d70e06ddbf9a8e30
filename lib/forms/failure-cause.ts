import type { FailureCause } from '@/content/forms/failures.ts';

/** SQL error codes of rows that visitors can correct or send later. The message of each is written for visitors. */
const rejections: ReadonlyMap<unknown, FailureCause> = new Map<unknown, FailureCause>([
  ['22023', 'rejected'],
  ['PT413', 'tooLarge'],
  ['PT429', 'limit'],
]);

export const isExplained = (code: unknown): boolean => rejections.has(code);

/** Statuses below 500 of a server that is overloaded. */
const temporaryFailures = new Set([408, 425, 429]);
/** supabase-js changes the status of an empty 404. */
const emptyNotFound = 204;

/** Why PostgREST, or a gateway in front of it, did not store a row. */
export const causeOf = (status: number, code: unknown): FailureCause => {
  const rejection = rejections.get(code);
  if (rejection) return rejection;
  if (status === 413) return 'tooLarge';
  const isPermanent = status >= 400 && status < 500 && !temporaryFailures.has(status);
  return isPermanent || status === emptyNotFound ? 'misconfigured' : 'serverError';
};
