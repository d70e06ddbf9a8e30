/** An error that the user can fix. The message describes the problem and the fix. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Errors from `parseArgs` are expected too, because their messages are written for users. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Sets exit code 1. Prints the stack trace only if the error is unexpected. */
export function reportFailure(error: unknown): void {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = 1;
}
