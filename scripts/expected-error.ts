/** A failure that whoever runs a command can fix. Its message says in one sentence what happened and what to do. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** What `parseArgs` throws for a word that a command doesn't know says so in a sentence too. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Prints a failure, without a stack trace if it was expected, and sets exit code 1. */
export function reportFailure(error: unknown): void {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
