import path from 'node:path';
import { parseArgs } from 'node:util';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { ExpectedError } from '../helpers/expected-error';
import { projectPaths } from '../helpers/project-paths';
import type { Settings } from '../helpers/settings';
import { findService, type Service } from '../service/find-service';
import { cellsOf } from './cells-of';
import { deleteRows, restoreRows } from './deleted-rows';
import { exportCsv } from './export-csv';
import { formatTable } from './format-table';
import { parseSince } from './parse-since';
import { countRows, readNewest } from './read-pages';

type Options = {
  readonly since: Date;
  readonly csv: boolean;
  readonly flood: boolean;
  readonly 'delete-flood': boolean;
  readonly folder: string;
};

const numbers = new Intl.NumberFormat('en-GB');
const relative = (file: string) => path.relative(process.cwd(), file);

/** `20261126-041530-123`, in UTC. */
const fileStamp = () => new Date().toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

const list = async (form: Form, service: Service, options: Options) => {
  const { name, table, lead, fields } = form;
  const command = `npm run leads -- ${name}`;
  const total = (count: number) => `${numbers.format(count)} ${count === 1 ? lead.singular : lead.plural}`;
  const onlyFlood = options.flood || options['delete-flood'];
  const since = `created_at=gte.${options.since.toISOString()}`;
  const filter = `likely_flood=is.${onlyFlood}&${since}`;
  const hidden = async () => {
    const count = onlyFlood ? 0 : await countRows(service, table, `likely_flood=is.true&${since}`);
    return count === 0
      ? []
      : [
          `${numbers.format(count)} more look like a flood. List them: ${command} --flood. Delete them: ${command} --delete-flood`,
        ];
  };

  if (options['delete-flood']) {
    if ((await countRows(service, table, filter)) === 0) return `${total(0)} to delete.`;
    const file = path.join(options.folder, `${lead.plural}-deleted-${fileStamp()}.jsonl`);
    const count = await deleteRows(service, table, filter, file);
    return `Wrote ${total(count)} to ${relative(file)}, then deleted them from the database. To undo this: npm run leads -- --restore ${relative(file)}`;
  }
  if (options.csv) {
    const file = path.join(options.folder, `${lead.plural}${onlyFlood ? '-flood' : ''}.csv`);
    const count = await exportCsv(service, form, filter, file);
    return [`Wrote ${total(count)} to ${relative(file)}.`, ...(await hidden())].join('\n');
  }
  const columns = ['created_at', ...Object.values(fields).map(({ column }) => column)];
  const { rows, count } = await readNewest(service, table, `select=${columns.join()}&${filter}`);
  if (count === 0) return [`${total(count)}.`, ...(await hidden())].join('\n');
  const which =
    rows.length < count ? `The newest ${rows.length} of ${total(count)}. All` : `${total(count)}. Full texts`;
  return [
    formatTable([columns, ...cellsOf(rows, columns)]),
    `${which} in a file: ${command}${options.flood ? ' --flood' : ''} --csv`,
    ...(await hidden()),
  ].join('\n');
};

/**
 * Lists the newest rows, and counts the others. Rows that look like part of a flood are counted but not listed.
 * `--flood` lists these rows, `--delete-flood` writes them to a new file and deletes them, and `--restore` stores them
 * again. `--csv` writes one file per form to the data folder, including the date of the last contact. `--since 24h` (or
 * 30m, 7d) skips older rows. Throws an ExpectedError if an argument or a setting is invalid, or if the database doesn't
 * respond.
 */
export async function listSubmissions(
  args: readonly string[],
  settings: Settings,
  folder = projectPaths.data,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      csv: { type: 'boolean', default: false },
      flood: { type: 'boolean', default: false },
      'delete-flood': { type: 'boolean', default: false },
      restore: { type: 'string' },
      since: { type: 'string' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => forms.every((form) => form.name !== name));
  if (unknown !== undefined)
    throw new ExpectedError(
      `There is no form "${unknown}". The forms are ${forms.map(({ name }) => name).join(', ')}.`,
    );
  const { since, restore, ...flags } = values;
  if (
    restore !== undefined &&
    (positionals.length > 0 || since !== undefined || Object.values(flags).some(Boolean))
  )
    throw new ExpectedError('Use --restore without other arguments: npm run leads -- --restore <file>');
  if (flags['delete-flood'] && flags.csv)
    throw new ExpectedError(
      'Use --delete-flood without --csv. It writes a file of the rows that it deletes.',
    );
  const options = {
    ...flags,
    since: since === undefined ? new Date(0) : parseSince(since, new Date()),
    folder,
  };
  const service = findService(settings);
  if (restore !== undefined) {
    const count = await restoreRows(service, restore);
    return `Restored ${numbers.format(count)} rows from ${restore}. Rows that were still there are unchanged.`;
  }
  const listed = forms.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return (await Promise.all(listed.map((form) => list(form, service, options)))).join('\n\n');
}
