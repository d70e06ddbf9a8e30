import { parseArgs } from 'node:util';
import { ExpectedError, HelpRequest } from './expected-error.ts';

/** As `parseArgs` of Node reads it. */
type Option = {
  readonly type: 'boolean' | 'string';
  /** What follows the name of the option, such as `<file>`. */
  readonly valueName?: string;
  readonly description: string;
};

type Options = Readonly<Record<string, Option>>;

type Usage<Own extends Options> = {
  /** The name of the npm script. */
  readonly name: string;
  /** What the command does, in one or two sentences. */
  readonly description: string;
  /** What follows `npm run <name> --`, a line for each way to use the command. */
  readonly argumentLines?: readonly string[];
  /** The maximum number of arguments that are not options. */
  readonly maxArguments?: number;
  readonly options?: Own;
};

export const flag = (description: string) => ({ type: 'boolean', default: false, description }) as const;
export const valueOption = (valueName: string, description: string) =>
  ({ type: 'string', valueName, description }) as const;

const helpOf = ({ name, description, argumentLines = [''], options = {} }: Usage<Options>): string => {
  const lines = Object.entries(options).map(([option, { valueName, description: meaning }]) => ({
    option: `--${option}${valueName ? ` ${valueName}` : ''}`,
    meaning,
  }));
  const width = Math.max(0, ...lines.map(({ option }) => option.length));
  return [
    description,
    '',
    ...argumentLines.map((line) => `  npm run ${name}${line && ` -- ${line}`}`),
    ...(lines.length > 0 ? [''] : []),
    ...lines.map(({ option, meaning }) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
};

/** Reads the arguments of a command. Throws an error that the user can fix for others, and the help for `--help`. */
export const readArguments = <const Own extends Options>(
  usage: Usage<Own>,
  args: readonly string[] = process.argv.slice(2),
) => {
  if (args.some((word) => word === '--help' || word === '-h')) throw new HelpRequest(helpOf(usage));
  const { maxArguments = 0, options } = usage;
  const parsed = parseArgs({ args: [...args], options: options ?? ({} as Own), allowPositionals: true });
  const extra = parsed.positionals[maxArguments];
  if (extra !== undefined)
    throw new ExpectedError(
      `Unexpected argument "${extra}". Run the command with --help to see its arguments.`,
    );
  return parsed;
};
