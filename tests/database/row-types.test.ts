import type { Field } from '@/content/forms/form';
import { engine } from '../engine/engine-of-file';
import { formOf, type Table, tables } from './submissions';

/** What the database sets, of which only `told_at` may be missing. */
const set = {
  id: 'uuid',
  created_at: 'timestamp with time zone',
  last_contact_at: 'timestamp with time zone',
  told_at: 'timestamp with time zone',
};

/** The type of the column for each kind of field. The domains say how a text is cleaned. */
const types: Readonly<Record<Field['kind'], string>> = {
  text: 'single_line',
  email: 'single_line',
  phone: 'phone_number',
  textarea: 'multi_line',
  number: 'integer',
  checkboxes: 'text[]',
};

/** Without those that the form leaves to their default: a field that it will ask for, or no longer does. */
const columnsOf = async (table: Table, fields: readonly string[]) => {
  const columns = await engine.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, null) as type, attnotnull as required from pg_attribute
     where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped
       and not (atthasdef and attname <> all ($2))`,
    [table, [...Object.keys(set), ...fields]],
  );
  expect(columns.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['told_at']);
  return Object.fromEntries(columns.map(({ name, type }) => [name, type]));
};

test.each(tables)('the columns of %s are the fields of its form, each with its type', async (table) => {
  const fields = Object.fromEntries(
    Object.values(formOf.get(table)!.fields).map(({ column, kind }) => [column, types[kind]]),
  );
  expect(await columnsOf(table, Object.keys(fields))).toEqual({ ...set, ...fields });
});

test.each(tables)('the mails about %s call its rows and limit them as the form says', async (table) => {
  const { lead, limitedBy } = formOf.get(table)!;
  const known = await engine.query(
    'select singular, plural, about, limited_by from private.submission_limits where form = $1',
    [table],
  );
  expect(known).toEqual([{ ...lead, about: lead.about ?? null, limited_by: limitedBy }]);
});
