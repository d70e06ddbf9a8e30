import path from 'node:path';
import type { Form } from '@/content/forms/form.ts';
import { projectFolders } from '../../shared/project-folders.ts';
import type { Connection } from '@/lib/database/connection.ts';
import { cellsOf } from './cells-of.ts';
import { deleteRows, restoreRows } from './deleted-rows.ts';
import { writeCsv } from './write-csv.ts';
import { formatTable } from './format-table.ts';
import { filterOf } from './filters.ts';
import { markAnswered } from './mark-answered.ts';
import type { LeadArguments } from './parse-arguments.ts';
import { countRows, readNewest } from './read-rows.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';

type Options = LeadArguments['options'] & { readonly folder: string };

const numbers = new Intl.NumberFormat('en-GB');
const relative = (file: string) => path.relative(process.cwd(), file);

/** `20261126-041530-123`, in UTC. */
const fileStamp = () => new Date().toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

const listedColumns = ({ fields }: Form) => [
  'id',
  'created_at',
  'answered_at',
  ...Object.values(fields).map(({ column }) => column),
];

/** Shows only the start of an id, because it is enough to find a lead. */
export const tableOf = (form: Form, rows: readonly LeadRow[]): string => {
  const columns = listedColumns(form);
  const shortRows = rows.map((row) => ({ ...row, id: row.id.slice(0, 8) }));
  return formatTable([columns, ...cellsOf(shortRows, columns)]);
};

const list = async (form: Form, connection: Connection, options: Options) => {
  const { id, table, noun, plural } = form;
  const command = `npm run leads -- ${id}`;
  const total = (count: number) => `${numbers.format(count)} ${count === 1 ? noun : plural}`;
  const onlyFlood = options.flood || options['delete-flood'];
  const rowFilter = filterOf(form, options);
  const filter = `likely_flood=is.${onlyFlood}&${rowFilter}`;
  const floodNote = async () => {
    const count = onlyFlood ? 0 : await countRows(connection, table, `likely_flood=is.true&${rowFilter}`);
    return count === 0
      ? []
      : [
          `${numbers.format(count)} more look like a flood. List them: ${command} --flood. Delete them: ${command} --delete-flood`,
        ];
  };

  if (options['delete-flood']) {
    if ((await countRows(connection, table, filter)) === 0) return `${total(0)} to delete.`;
    const file = path.join(options.folder, `${plural}-deleted-${fileStamp()}.jsonl`);
    const count = await deleteRows(connection, table, filter, file);
    return `Wrote ${total(count)} to ${relative(file)}, then deleted them from the database. To undo this: npm run leads -- --restore ${relative(file)}`;
  }
  if (options.csv) {
    const file = path.join(options.folder, `${plural}${onlyFlood ? '-flood' : ''}.csv`);
    const count = await writeCsv(connection, form, filter, file);
    return [`Wrote ${total(count)} to ${relative(file)}.`, ...(await floodNote())].join('\n');
  }
  const columns = listedColumns(form);
  const rows = await readNewest(connection, table, `select=${columns.join()}&${filter}`);
  const count = await countRows(connection, table, filter);
  if (count === 0) return [`${total(count)}.`, ...(await floodNote())].join('\n');
  const which =
    rows.length < count ? `The newest ${rows.length} of ${total(count)}. All` : `${total(count)}. Full texts`;
  return [
    tableOf(form, rows),
    `${which} in a file: ${command}${options.flood ? ' --flood' : ''} --csv`,
    ...(await floodNote()),
  ].join('\n');
};

/**
 * Lists the newest rows, and counts the others. Rows that look like part of a flood are counted but not listed.
 * `--flood` lists these rows, `--delete-flood` writes them to a new file and deletes them, and `--restore` stores them
 * again. `--csv` writes one file per form to the data folder, including the date of the last contact. `--since 24h` (or
 * 30m, 7d), `--machine`, `--town` and `--unanswered` select rows. `--answered` marks one as answered. Throws an
 * ExpectedError if the database doesn't respond or has nothing of that name.
 */
export async function listLeads(
  { listed, options, restore, answered }: LeadArguments,
  connection: Connection,
  folder = projectFolders.data,
): Promise<string> {
  if (restore !== undefined) {
    const count = await restoreRows(connection, restore);
    return `Restored ${numbers.format(count)} rows from ${restore}. Rows that were still there are unchanged.`;
  }
  if (answered !== undefined) return markAnswered(connection, answered);
  return (await Promise.all(listed.map((form) => list(form, connection, { ...options, folder })))).join(
    '\n\n',
  );
}
