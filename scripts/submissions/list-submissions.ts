import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailure } from '../expected-error';
import { projectPaths } from '../project-paths';
import { readSettings } from '../settings';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { parseSince } from './parse-since';
import { readRows } from './read-rows';
import { findSource } from './source';

type Listing = {
  readonly table: string;
  readonly singular: string;
  readonly plural: string;
  /** Those of the form, in the order shown. */
  readonly columns: readonly string[];
};

// Without this mark Excel reads the file in a local encoding and garbles names.
const byteOrderMark = '\u{feff}';

/**
 * Prints what is stored, newest first. With --csv it writes a file instead: the one named after it, or one in the data
 * folder, which is never committed. With --since 24h (or 30m, 7d) only what came in since then counts.
 */
export async function listSubmissions({ table, singular, plural, columns }: Listing): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { csv: { type: 'boolean' }, since: { type: 'string' } },
      allowPositionals: true,
    });
    // Of `npm run registrations --csv`, without the extra --, npm takes the flag and passes it on as a variable.
    const csv = values.csv ?? process.env.npm_config_csv === 'true';
    const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
    const rows = await readRows(findSource(readSettings()), table, since);
    const shown = ['created_at', ...columns];
    const cells = (...names: readonly string[]) => [
      names,
      ...rows.map((row) => names.map((name) => [row[name] ?? ''].flat().join(', '))),
    ];
    const total = `${rows.length} ${rows.length === 1 ? singular : plural}`;
    if (csv) {
      const file = positionals[0] ?? path.join(projectPaths.data, `${plural}.csv`);
      writeFileSync(file, byteOrderMark + formatCsv(cells('id', ...shown)), { mode: 0o600 });
      console.log(`Wrote ${total} to ${path.relative(process.cwd(), file)}.`);
    } else {
      if (rows.length > 0) console.log(formatTable(cells(...shown)));
      console.log(`${total}.${rows.length > 0 ? ` Full texts in a file: npm run ${plural} -- --csv` : ''}`);
    }
  } catch (error) {
    reportFailure(error);
  }
}
