import { checkForm } from '@/lib/forms/check-form';
import { formOf, type Table } from './submissions';

type Row = Readonly<Record<string, unknown>>;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).toSorted((one, other) => one.localeCompare(other)) : value;

/** Whether a stored row obeys every rule of its form: entered there, it would be sent as it is. */
export const isLegal = (table: Table, row: Row): boolean => {
  const { fields } = formOf.get(table)!;
  const data = new FormData();
  for (const [field, { column }] of Object.entries(fields))
    for (const value of asList(row[column])) data.append(field, String(value));
  const checked = checkForm(fields, data);
  // The form lists machines in its own order, the table in the order chosen.
  return (
    checked.ok &&
    Object.entries(checked.row).every(
      ([column, value]) => JSON.stringify(inOrder(value)) === JSON.stringify(inOrder(row[column])),
    )
  );
};
