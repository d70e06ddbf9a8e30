import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { ExpectedError } from '../expected-error';
import { projectPaths } from '../project-paths';
import { findService, type Service } from '../service/find-service';
import type { Settings } from '../settings';
import { formatCsv } from './format-csv';
import { formatTable } from './format-table';
import { parseSince } from './parse-since';
import { readRows } from './read-rows';

// Without this mark Excel reads the file in a local encoding and garbles names.
const byteOrderMark = '\u{feff}';

/** Writes a file that only its owner may read, instead of one that others might read. */
function writeForOwner(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}

/** Writes a file where one is given. */
const list = async ({ name, table, lead, fields }: Form, service: Service, since?: Date, file?: string) => {
  const columns = Object.values(fields).map(({ column }) => column);
  const rows = await readRows(service, table, since);
  const cells = (...names: readonly string[]) => [
    names,
    ...rows.map((row) => names.map((column) => [row[column] ?? ''].flat().join(', '))),
  ];
  const total = `${rows.length} ${rows.length === 1 ? lead.singular : lead.plural}`;
  if (file !== undefined) {
    writeForOwner(file, byteOrderMark + formatCsv(cells('id', 'created_at', 'last_contact_at', ...columns)));
    return `Wrote ${total} to ${path.relative(process.cwd(), file)}.`;
  }
  if (rows.length === 0) return `${total}.`;
  return `${formatTable(cells('created_at', ...columns))}\n${total}. Full texts in a file: npm run leads -- ${name} --csv`;
};

/**
 * Returns what to print: what is stored of the form that is named, or of each, newest first. With --csv it writes a file for each
 * instead, with the last contact too, into the data folder, which is never committed. With --since 24h (or 30m, 7d) only what came
 * in since then counts. Throws an ExpectedError for wrong arguments or settings, and for a service that doesn't answer.
 */
export async function listSubmissions(
  args: readonly string[],
  settings: Settings,
  folder = projectPaths.data,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { csv: { type: 'boolean' }, since: { type: 'string' } },
    allowPositionals: true,
  });
  const listed = forms.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (listed.length < positionals.length)
    throw new ExpectedError(
      `There is no form "${positionals.join(' ')}". The forms are ${forms.map(({ name }) => name).join(', ')}.`,
    );
  const since = values.since === undefined ? undefined : parseSince(values.since, new Date());
  const service = findService(settings);
  const fileFor = ({ lead }: Form) => (values.csv ? path.join(folder, `${lead.plural}.csv`) : undefined);
  const lists = listed.map((form) => list(form, service, since, fileFor(form)));
  return (await Promise.all(lists)).join('\n\n');
}
