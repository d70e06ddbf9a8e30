import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@/content/forms/index.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { ExpectedError } from '../../shared/expected-error.ts';
import { readAll } from './read-rows.ts';
import { countText, relativePath, selectedRows, type Selection } from './selection.ts';
import { writeNewFile } from './write-new-file.ts';

/** A URL with a hundred ids is short enough for every server, and a body with ten rows is smaller than 1 MB. */
const [idsPerRequest, rowsPerRequest] = [100, 10];

const inChunks = (rows: readonly LeadRow[], size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** `20261126-041530-123`, in UTC. */
const fileStamp = () => new Date().toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

/**
 * Writes the rows that look like a flood to a new file, then deletes these rows. The file has one JSON object per line: the
 * table, then its rows.
 */
export const deleteFlood = async (selection: Selection): Promise<string> => {
  const { form, database, folder } = selection;
  const { table } = form;
  const rows = await readAll(database, table, selectedRows(selection, true));
  const total = countText(form, rows.length);
  if (rows.length === 0) return `${total} to delete.`;
  const file = join(folder, `${form.plural}-deleted-${fileStamp()}.jsonl`);
  writeNewFile(file, [{ table }, ...rows].map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const chunk of inChunks(rows, idsPerRequest))
    await database.write('DELETE', `${table}?id=in.(${chunk.map(({ id }) => id).join()})`);
  return `Wrote ${total} to ${relativePath(file)}, then deleted them from the database. To undo this: npm run leads -- --restore ${relativePath(file)}`;
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ExpectedError(`${file} can't be read. Check its name.`);
  }
};

const readDeleted = (file: string) => {
  const text = readText(file);
  try {
    const [heading, ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LeadRow);
    const { table } = forms.find((form) => form.table === heading?.table)!;
    return { table, rows };
  } catch {
    throw new ExpectedError(`${file} is not a complete file of deleted rows.`);
  }
};

/** Stores the rows of a file from `deleteFlood` again. Skips rows that exist. Returns the number of rows in the file. */
export const restoreRows = async (database: RestClient, file: string) => {
  const { table, rows } = readDeleted(file);
  // The rows were deleted as a flood by mistake, so they are no longer marked. Their email may have been deleted.
  const restoredRows = rows.map((row) => ({ ...row, likely_flood: false, mail_id: null }));
  for (const chunk of inChunks(restoredRows, rowsPerRequest))
    await database.write('POST', table, chunk, {
      prefer: 'resolution=ignore-duplicates',
      'x-restore': 'yes',
    });
  return rows.length;
};
