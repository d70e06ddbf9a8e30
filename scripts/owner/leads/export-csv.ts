import path from 'node:path';
import { countText, floodNote, relativePath, selectedRows, type Selection } from './selection.ts';
import { writeCsv } from './write-csv.ts';

/** Writes a file with all columns, including the date of the last contact. */
export const exportCsv = async (selection: Selection): Promise<string> => {
  const { form, options, connection, folder } = selection;
  const file = path.join(folder, `${form.plural}${options.flood ? '-flood' : ''}.csv`);
  const count = await writeCsv(connection, form, selectedRows(selection, options.flood), file);
  return [`Wrote ${countText(form, count)} to ${relativePath(file)}.`, ...(await floodNote(selection))].join(
    '\n',
  );
};
