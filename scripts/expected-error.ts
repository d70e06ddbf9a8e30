/** A failure that whoever runs a command can fix. Its message says in one sentence what happened and what to do. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Prints a failure, without a stack trace if it was expected, and sets exit code 1. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
