import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import type { Settings } from '../settings';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { parseSince } from './parse-since';
import { readRows } from './read-rows';
import { findSource, type Source } from './source';

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

/** Writes a file where one is given. */
const list = async ({ name, table, lead, fields }: Form, source: Source, since?: Date, file?: string) => {
  const columns = Object.values(fields).map(({ column }) => column);
  const rows = await readRows(source, table, since);
  const cells = (...names: readonly string[]) => [
    names,
    ...rows.map((row) => names.map((column) => [row[column] ?? ''].flat().join(', '))),
  ];
  const total = `${rows.length} ${rows.length === 1 ? lead.singular : lead.plural}`;
  if (file !== undefined) {
    const written = cells('id', 'created_at', 'last_contact_at', ...columns);
    writeForOwner(file, byteOrderMark + formatCsv(written));
    return `Wrote ${total} to ${path.relative(process.cwd(), file)}.`;
  }
  if (rows.length === 0) return `${total}.`;
  return `${formatTable(cells('created_at', ...columns))}\n${total}. Full texts in a file: npm run leads -- ${name} --csv`;
};

/**
 * Returns what to print: what is stored of the form that is named, or of each, newest first. With --csv it writes files instead,
 * with the last contact too: the one named after the form, or one for each in the data folder, which is never committed. With
 * --since 24h (or 30m, 7d) only what came in since then counts. Throws an ExpectedError for wrong arguments or settings, and for
 * a service that doesn't answer.
 */
export async function listSubmissions(args: readonly string[], settings: Settings): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { csv: { type: 'boolean' }, since: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, file] = positionals;
  const listed = forms.filter((form) => name === undefined || form.name === name);
  if (listed.length === 0)
    throw new ExpectedError(
      `There is no form "${name}". The forms are ${forms.map((form) => form.name).join(', ')}.`,
    );
  // Of `npm run leads --csv`, without the extra --, npm takes the flag and passes it on as a variable.
  const csv = values.csv ?? settings['npm_config_csv'] === 'true';
  const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
  const source = findSource(settings);
  const fileFor = ({ lead }: Form) => file ?? path.join(projectPaths.data, `${lead.plural}.csv`);
  const lists = listed.map((form) => list(form, source, since, csv ? fileFor(form) : undefined));
  return (await Promise.all(lists)).join('\n\n');
}
