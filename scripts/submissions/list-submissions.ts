import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailure } from '../expected-error';
import { projectPaths } from '../project-paths';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { readRows, type Submission } from './read-rows';
import { findSource } from './source';

/** A list to show: the table, what one entry is called in the plural, and the columns of its form. */
type Listing = { readonly table: string; readonly plural: string; readonly columns: readonly string[] };

// Excel takes a file without this mark for one in a local encoding and garbles names.
const byteOrderMark = '\u{feff}';

/**
 * Prints what is stored, newest first. With --csv it writes everything to a file instead: the one named after it, or one in
 * the data folder, which is never committed.
 */
export async function listSubmissions({ table, plural, columns }: Listing): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { csv: { type: 'boolean' } },
      allowPositionals: true,
    });
    // npm keeps `npm run registrations --csv` for itself and passes it on as a variable.
    const csv = values.csv ?? process.env.npm_config_csv === 'true';
    const rows = await readRows(findSource(process.env), table);
    const shown = ['created_at', ...columns];
    if (csv) {
      const file = positionals[0] ?? path.join(projectPaths.data, `${plural}.csv`);
      writeFileSync(file, byteOrderMark + formatCsv(toCells(rows, ['id', ...shown])), { mode: 0o600 });
      console.log(`Wrote ${rows.length} ${plural} to ${path.relative(process.cwd(), file)}.`);
    } else {
      if (rows.length > 0) console.log(formatTable(toCells(rows, shown)));
      console.log(`${rows.length} ${plural}.${rows.length > 0 ? ' Full texts: --csv' : ''}`);
    }
  } catch (error) {
    reportFailure(error);
  }
}

function toCells(rows: readonly Submission[], columns: readonly string[]): readonly (readonly string[])[] {
  return [columns, ...rows.map((row) => columns.map((column) => toCell(row[column])))];
}

function toCell(value: Submission[string] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
