import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Form } from '@/content/forms/form.ts';
import type { Connection } from '@/lib/secret-client/connection.ts';
import { cellsOf } from './cells-of.ts';
import { readRowBatches } from './read-rows.ts';
import { countText, floodNote, relativePath, selectedRows, type Selection } from './selection.ts';
import { writeNewFile } from './write-new-file.ts';

/**
 * RFC 4180 with CRLF line endings. Adds an apostrophe before text that a spreadsheet would run as a formula, and
 * before numbers that would lose a leading zero or plus sign.
 */
export const formatCsv = (rows: readonly (readonly string[])[]): string => {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
};

// Add an apostrophe after a semicolon, tab or line break inside a cell too, because some spreadsheets start a new cell
// there.
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]|[\t\r])/g;
const number = /^0[\d\s.,]+$|^\d{11,}$/;

const formatCell = (value: string): string => {
  const inert = number.test(value) ? `'${value}` : value.replaceAll(formula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

// Without a byte order mark, Excel doesn't recognise UTF-8 and garbles names.
const byteOrderMark = '\u{feff}';

/** Returns the number of rows. Keeps an earlier file if this one fails. */
const writeCsv = async (
  connection: Connection,
  form: Form,
  filter: string,
  file: string,
): Promise<number> => {
  const columns = [
    'id',
    'created_at',
    'last_contact_at',
    'answered_at',
    ...Object.values(form.fields).map(({ column }) => column),
  ];
  let count = 0;
  const lines = async function* () {
    yield byteOrderMark + formatCsv([columns]);
    for await (const batch of readRowBatches(connection, form.table, `select=${columns.join()}&${filter}`)) {
      count += batch.length;
      yield formatCsv(cellsOf(batch, columns));
    }
  };
  // Include the process id, because two commands may run at once.
  const part = `${file}.${process.pid}.part`;
  await writeNewFile(part, lines());
  await rename(part, file);
  return count;
};

/** Writes a file with all columns, including the date of the last contact. */
export const exportCsv = async (selection: Selection): Promise<string> => {
  const { form, options, connection, folder } = selection;
  const file = join(folder, `${form.plural}${options.flood ? '-flood' : ''}.csv`);
  const count = await writeCsv(connection, form, selectedRows(selection, options.flood), file);
  return [`Wrote ${countText(form, count)} to ${relativePath(file)}.`, ...(await floodNote(selection))].join(
    '\n',
  );
};
