import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { ExpectedError } from '../helpers/expected-error';
import { projectPaths } from '../helpers/project-paths';
import { findService, type Service } from '../service/find-service';
import type { Settings } from '../helpers/settings';
import { deleteRows } from './delete-rows';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { splitFlood } from './likely-flood';
import { parseSince } from './parse-since';
import { readRows, type Submission } from './read-rows';

// Without a byte order mark, Excel doesn't recognise UTF-8 and garbles names.
const byteOrderMark = '\u{feff}';

/** Only the current user can read the file. Replaces an existing file, because others might have access to it. */
function writeForOwner(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}

type Options = {
  readonly since: Date | undefined;
  readonly csv: boolean;
  readonly flood: boolean;
  /** The rows are written to a file before they are deleted. */
  readonly deleteFlood: boolean;
  readonly folder: string;
};

const textOf = (value: Submission[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? formNotes.ticked : formNotes.notTicked;
  return [value ?? ''].flat().join(', ');
};

export const cellsOf = (rows: readonly Submission[], columns: readonly string[]) => [
  columns,
  ...rows.map((row) => columns.map((column) => textOf(row[column]))),
];

const list = async ({ name, table, lead, fields }: Form, service: Service, options: Options) => {
  const columns = Object.values(fields).map(({ column }) => column);
  const { real, flood } = splitFlood(await readRows(service, table, options.since));
  const listed = options.flood || options.deleteFlood ? flood : real;
  const total = `${listed.length} ${listed.length === 1 ? lead.singular : lead.plural}`;
  const command = `npm run leads -- ${name}`;
  const hidden =
    listed === real && flood.length > 0
      ? [
          `${flood.length} more look like a flood. List them: ${command} --flood. Delete them: ${command} --delete-flood`,
        ]
      : [];
  if (options.csv || (options.deleteFlood && listed.length > 0)) {
    const file = path.join(options.folder, `${lead.plural}${listed === flood ? '-flood' : ''}.csv`);
    const cells = cellsOf(listed, ['id', 'created_at', 'last_contact_at', ...columns]);
    writeForOwner(file, byteOrderMark + formatCsv(cells));
    const written = `Wrote ${total} to ${path.relative(process.cwd(), file)}.`;
    if (!options.deleteFlood) return [written, ...hidden].join('\n');
    await deleteRows(
      service,
      table,
      listed.map(({ id }) => id),
    );
    return `${written}\nDeleted them from the database. Delete the file as well once you have looked through it.`;
  }
  if (listed.length === 0) return [`${total}.`, ...hidden].join('\n');
  return [
    formatTable(cellsOf(listed, ['created_at', ...columns])),
    `${total}. Full texts in a file: ${command}${options.flood ? ' --flood' : ''} --csv`,
    ...hidden,
  ].join('\n');
};

/**
 * Lists the newest rows first. Rows that look like part of a flood are counted but not listed. `--flood` lists these
 * rows, and `--delete-flood` deletes them. `--csv` writes one file per form to the data folder, including the date of
 * the last contact. `--since 24h` (or 30m, 7d) skips older rows. Throws an ExpectedError if an argument or a setting
 * is invalid, or if the database doesn't respond.
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
      since: { type: 'string' },
    },
    allowPositionals: true,
  });
  const listed = forms.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (listed.length < positionals.length)
    throw new ExpectedError(
      `There is no form "${positionals.join(' ')}". The forms are ${forms.map(({ name }) => name).join(', ')}.`,
    );
  const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
  const service = findService(settings);
  const { csv, flood, 'delete-flood': deleteFlood } = values;
  const lists = listed.map((form) => list(form, service, { since, csv, flood, deleteFlood, folder }));
  return (await Promise.all(lists)).join('\n\n');
}
