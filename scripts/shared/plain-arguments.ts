import { parseArgs } from 'node:util';
import { ExpectedError } from './expected-error.ts';

/** Returns the arguments of a command without options. Throws an error that the user can fix for any others. */
export const plainArguments = (max = 0): readonly string[] => {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  if (positionals.length > max)
    throw new ExpectedError(
      `Unexpected argument "${positionals[max]}". Run the command with --help to see its arguments.`,
    );
  return positionals;
};
