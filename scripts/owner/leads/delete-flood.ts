import path from 'node:path';
import { deleteRows } from './deleted-rows.ts';
import { countRows } from './read-rows.ts';
import { countText, relativePath, selectedRows, type Selection } from './selection.ts';

/** `20261126-041530-123`, in UTC. */
const fileStamp = () => new Date().toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

/** Writes the rows that look like a flood to a new file, then deletes them. */
export const deleteFlood = async (selection: Selection): Promise<string> => {
  const { form, connection, folder } = selection;
  const filter = selectedRows(selection, true);
  if ((await countRows(connection, form.table, filter)) === 0) return `${countText(form, 0)} to delete.`;
  const file = path.join(folder, `${form.plural}-deleted-${fileStamp()}.jsonl`);
  const count = await deleteRows(connection, form.table, filter, file);
  return `Wrote ${countText(form, count)} to ${relativePath(file)}, then deleted them from the database. To undo this: npm run leads -- --restore ${relativePath(file)}`;
};
