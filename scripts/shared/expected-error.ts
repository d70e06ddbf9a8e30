/** An error that the user can fix. The message describes the problem and the fix. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}

/** Ends a command before it starts. The message is its help. */
export class HelpRequest extends Error {}

/** Errors from `parseArgs` are expected too, because their messages are written for users. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ExpectedError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Replaces Node's advice about arguments that start with a hyphen. */
const messageOf = ({ message }: Error) =>
  message.replace(/^(Unknown option '.*?')[^]*/, '$1. Run the command with --help to see its options.');

/** Prints the help, or sets exit code 1. Prints the stack trace only if the error is unexpected. */
export const reportFailure = (error: unknown): void => {
  if (error instanceof HelpRequest) {
    console.log(error.message);
    return;
  }
  console.error(isExpected(error) ? messageOf(error) : error);
  process.exitCode = 1;
};
