import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { forms } from '@/content/forms/index.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { Connection } from '@/lib/secret-client/connection.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { countRows, readRowBatches } from './read-rows.ts';
import { countText, relativePath, selectedRows, type Selection } from './selection.ts';
import { writeNewFile } from './write-new-file.ts';

/** Limits of one request. URLs have a maximum length, and a gateway may reject large bodies. */
const [maxRows, maxBytes] = [100, 32_000];

/** The file has one JSON object per line: the table, then its rows. */
const toLines = async function* (connection: Connection, table: string, filter: string) {
  yield `${JSON.stringify({ table })}\n`;
  for await (const batch of readRowBatches(connection, table, filter))
    yield batch.map((row) => `${JSON.stringify(row)}\n`).join('');
};

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const readLines = async function* (file: string) {
  const handle = await open(file).catch(() => {
    throw new ExpectedError(`${file} can't be read. Check its name.`);
  });
  for await (const line of handle.readLines()) {
    const parsed = parseLine(line);
    if (typeof parsed !== 'object' || parsed === null)
      throw new ExpectedError(`${file} is not a complete file of deleted rows: ${line.slice(0, 40)}`);
    yield { parsed, bytes: Buffer.byteLength(line) };
  }
};

const readBatches = async function* (file: string) {
  let table: string | undefined;
  let rows: LeadRow[] = [];
  let size = 0;
  for await (const { parsed, bytes } of readLines(file)) {
    if (table === undefined) {
      table = forms.find((form) => 'table' in parsed && parsed.table === form.table)?.table;
      if (table === undefined) throw new ExpectedError(`${file} is not a file of deleted rows.`);
      continue;
    }
    if (rows.length === maxRows || size + bytes > maxBytes) {
      yield { table, rows };
      [rows, size] = [[], 0];
    }
    rows.push(parsed as LeadRow);
    size += bytes;
  }
  if (table !== undefined && rows.length > 0) yield { table, rows };
};

/** Deletes only rows that are already in the new file. Returns their number. */
const deleteRows = async (
  connection: Connection,
  table: string,
  filter: string,
  file: string,
): Promise<number> => {
  await writeNewFile(file, toLines(connection, table, filter));
  const database = openDatabase(connection);
  let count = 0;
  for await (const { rows } of readBatches(file)) {
    await database.write('DELETE', `${table}?id=in.(${rows.map(({ id }) => id).join()})`);
    count += rows.length;
  }
  return count;
};

/** `20261126-041530-123`, in UTC. */
const fileStamp = () => new Date().toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

/** Writes the rows that look like a flood to a new file, then deletes them. */
export const deleteFlood = async (selection: Selection): Promise<string> => {
  const { form, connection, folder } = selection;
  const filter = selectedRows(selection, true);
  if ((await countRows(connection, form.table, filter)) === 0) return `${countText(form, 0)} to delete.`;
  const file = join(folder, `${form.plural}-deleted-${fileStamp()}.jsonl`);
  const count = await deleteRows(connection, form.table, filter, file);
  return `Wrote ${countText(form, count)} to ${relativePath(file)}, then deleted them from the database. To undo this: npm run leads -- --restore ${relativePath(file)}`;
};

/** Stores the rows of a file from `deleteFlood` again. Skips rows that exist. Returns the number of rows in the file. */
export const restoreRows = async (connection: Connection, file: string) => {
  const database = openDatabase(connection);
  let count = 0;
  for await (const { table, rows } of readBatches(file)) {
    // The rows were deleted as a flood by mistake, so they are no longer marked. Their email may have been deleted.
    const restoredRows = rows.map((row) => ({ ...row, likely_flood: false, mail_id: null }));
    await database.write('POST', table, restoredRows, {
      prefer: 'resolution=ignore-duplicates',
      'x-restore': 'yes',
    });
    count += rows.length;
  }
  return count;
};
