import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cellsOf } from './cells-of.ts';
import { readAll } from './read-rows.ts';
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

/** Writes a file with all columns, including the date of the last contact. Replaces an earlier file. */
export const exportCsv = async (selection: Selection): Promise<string> => {
  const { form, options, database, folder } = selection;
  const columns = [
    'id',
    'created_at',
    'last_contact_at',
    'answered_at',
    ...Object.values(form.fields).map(({ column }) => column),
  ];
  const filter = `select=${columns.join()}&${selectedRows(selection, options.flood)}`;
  const rows = await readAll(database, form.table, filter);
  const file = join(folder, `${form.plural}${options.flood ? '-flood' : ''}.csv`);
  rmSync(file, { force: true });
  writeNewFile(file, byteOrderMark + formatCsv([columns, ...cellsOf(rows, columns)]));
  return [
    `Wrote ${countText(form, rows.length)} to ${relativePath(file)}.`,
    ...(await floodNote(selection)),
  ].join('\n');
};
