import type { FailureCause } from '@/content/forms/failures.ts';

/** Statuses below 500 of a server that is overloaded. */
const temporaryFailures = new Set([408, 425, 429]);
/** supabase-js changes the status of an empty 404. */
const emptyNotFound = 204;

/** Why PostgREST, or a gateway in front of it, did not store a row. */
export const causeOf = (status: number, code: unknown): FailureCause => {
  if (code === '22023') return 'rejected';
  if (code === 'PT429') return 'limit';
  if (status === 413) return 'tooLarge';
  const isPermanent = status >= 400 && status < 500 && !temporaryFailures.has(status);
  return isPermanent || status === emptyNotFound ? 'misconfigured' : 'serverError';
};
