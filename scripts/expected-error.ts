/** A failure that whoever runs a command can put right. Its message is one sentence saying what happened and what to do. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Prints a failure to standard error, an expected one as its sentence without a stack trace, and sets exit code 1. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
