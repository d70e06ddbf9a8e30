import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { enquiryRules } from '@/lib/forms/enquiry';
import { registrationRules } from '@/lib/forms/registration';
import { projectPaths } from '../project-paths';
import type { Settings } from '../settings';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { parseSince } from './parse-since';
import { readRows } from './read-rows';
import { findSource } from './source';

/** What is listed: a table, what one and several of its rows are called, and the form's columns in the order shown. */
type Listing = {
  readonly table: string;
  readonly singular: string;
  readonly plural: string;
  readonly columns: readonly string[];
};

export const registrations: Listing = {
  table: 'operators',
  singular: 'registration',
  plural: 'registrations',
  columns: Object.values(registrationRules).map(({ column }) => column),
};

export const enquiries: Listing = {
  table: 'enquiries',
  singular: 'enquiry',
  plural: 'enquiries',
  columns: Object.values(enquiryRules).map(({ column }) => column),
};

// Without this mark Excel reads the file in a local encoding and garbles names.
const byteOrderMark = '\u{feff}';

const ownerOnly = 0o600;

/** Writes a file that only its owner may read, also where others might read the one that was there. */
function writeForOwner(file: string, text: string): void {
  const descriptor = openSync(file, 'w', ownerOnly);
  try {
    fchmodSync(descriptor, ownerOnly);
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Returns what to print: what is stored, newest first. With --csv it writes a file instead, with the last contact too: the
 * one named after it, or one in the data folder, which is never committed. With --since 24h (or 30m, 7d) only what came in
 * since then counts. Throws an ExpectedError for wrong arguments or settings, and for a service that doesn't answer.
 */
export async function listSubmissions(
  { table, singular, plural, columns }: Listing,
  args: readonly string[],
  settings: Settings,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { csv: { type: 'boolean' }, since: { type: 'string' } },
    allowPositionals: true,
  });
  // Of `npm run registrations --csv`, without the extra --, npm takes the flag and passes it on as a variable.
  const csv = values.csv ?? settings['npm_config_csv'] === 'true';
  const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
  const rows = await readRows(findSource(settings), table, since);
  const cells = (...names: readonly string[]) => [
    names,
    ...rows.map((row) => names.map((name) => [row[name] ?? ''].flat().join(', '))),
  ];
  const total = `${rows.length} ${rows.length === 1 ? singular : plural}`;
  if (csv) {
    const file = positionals[0] ?? path.join(projectPaths.data, `${plural}.csv`);
    const written = cells('id', 'created_at', 'last_contact_at', ...columns);
    writeForOwner(file, byteOrderMark + formatCsv(written));
    return `Wrote ${total} to ${path.relative(process.cwd(), file)}.`;
  }
  if (rows.length === 0) return `${total}.`;
  return `${formatTable(cells('created_at', ...columns))}\n${total}. Full texts in a file: npm run ${plural} -- --csv`;
}
