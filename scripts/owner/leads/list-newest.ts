import type { Form } from '@/content/forms/form.ts';
import type { LeadRow } from '@/lib/leads/lead-row.ts';
import { cellsOf } from './cells-of.ts';
import { formatTable } from './format-table.ts';
import { countRows, readNewest } from './read-rows.ts';
import { commandFor, countText, floodNote, selectedRows, type Selection } from './selection.ts';

const listedColumns = ({ fields }: Form) => [
  'id',
  'created_at',
  'answered_at',
  ...Object.values(fields).map(({ column }) => column),
];

/** Shows only the start of an id, because it is enough to find a lead. */
export const tableOf = (form: Form, rows: readonly LeadRow[]): string => {
  const columns = listedColumns(form);
  const shortRows = rows.map((row) => ({ ...row, id: row.id.slice(0, 8) }));
  return formatTable([columns, ...cellsOf(shortRows, columns)]);
};

/** Lists the newest rows, and counts the others. */
export const listNewest = async (selection: Selection): Promise<string> => {
  const { form, options, connection } = selection;
  const filter = selectedRows(selection, options.flood);
  const rows = await readNewest(connection, form.table, `select=${listedColumns(form).join()}&${filter}`);
  const count = await countRows(connection, form.table, filter);
  const total = countText(form, count);
  if (count === 0) return [`${total}.`, ...(await floodNote(selection))].join('\n');
  const which = rows.length < count ? `The newest ${rows.length} of ${total}. All` : `${total}. Full texts`;
  return [
    tableOf(form, rows),
    `${which} in a file: ${commandFor(form)}${options.flood ? ' --flood' : ''} --csv`,
    ...(await floodNote(selection)),
  ].join('\n');
};
