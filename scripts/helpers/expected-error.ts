/** An error that the user of a command can fix. Its message explains the problem and the fix. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Treats errors from `parseArgs` as expected, because their messages are readable sentences too. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Prints an error, with a stack trace unless it was expected, and sets exit code 1. */
export function reportFailure(error: unknown): void {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
