import { forms } from '@/content/forms/index.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { flag, readArguments, valueOption } from '../../shared/read-arguments.ts';
import type { LeadOptions } from './selection.ts';

const milliseconds = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A span is `30m`, `24h` or `7d`. Throws an ExpectedError for an invalid one. */
const parseSince = (span: string, now: Date): Date => {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(span) ?? [];
  if (!amount || !unit)
    throw new ExpectedError(`"${span}" is not a duration. Use a format such as --since 30m, 24h or 7d.`);
  return new Date(now.getTime() - Number(amount) * milliseconds[unit as keyof typeof milliseconds]);
};

/** Reads the arguments of `npm run leads`. Throws an ExpectedError for an unknown or contradictory argument. */
export const parseArguments = (args: readonly string[]) => {
  const { values, positionals } = readArguments(
    {
      name: 'leads',
      description: 'Lists what visitors sent, newest first.',
      argumentLines: ['[<form> …]'],
      maxArguments: Infinity,
      options: {
        since: valueOption('<24h, 30m or 7d>', 'lists only newer rows'),
        machine: valueOption('<name>', 'lists only rows about this machine'),
        town: valueOption('<name>', 'lists only rows that mention this town'),
        unanswered: flag('lists only rows that are not marked as answered'),
        answered: valueOption('<id>', 'marks a row as answered, so that two people do not both ring'),
        delete: valueOption('<id>', 'deletes a row for good, because the person asked for it'),
        watch: flag('keeps listing new rows until Ctrl-C'),
        csv: flag('writes a file for each form to .data'),
        flood: flag('lists rows that look like a flood'),
        'delete-flood': flag('saves these rows in a file, then deletes them'),
        restore: valueOption('<file>', 'stores deleted rows again'),
      },
    },
    args,
  );
  const unknown = positionals.find((name) => forms.every((form) => form.id !== name));
  if (unknown !== undefined)
    throw new ExpectedError(
      `There is no form "${unknown}". The forms are ${forms.map(({ id }) => id).join(', ')}.`,
    );
  const optionNames = Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));
  for (const [name, value] of [
    ['restore', '<file>'],
    ['answered', '<id>'],
    ['delete', '<id>'],
  ] as const)
    if (values[name] !== undefined && optionNames.length + positionals.length > 1)
      throw new ExpectedError(`Use --${name} without other arguments: npm run leads -- --${name} ${value}`);
  if (values['delete-flood'] && values.csv)
    throw new ExpectedError(
      'Use --delete-flood without --csv. It writes a file of the rows that it deletes.',
    );
  if (values.watch && (values.csv || values.flood || values['delete-flood']))
    throw new ExpectedError('Use --watch only with a form, --since, --machine, --town or --unanswered.');
  const { since, restore, answered, delete: deleted, watch, ...others } = values;
  const options: LeadOptions = {
    ...others,
    since: since === undefined ? new Date(0) : parseSince(since, new Date()),
  };
  return {
    chosenForms: forms.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
    options,
    restore,
    answered,
    deleted,
    watch,
  };
};

export type LeadArguments = ReturnType<typeof parseArguments>;
