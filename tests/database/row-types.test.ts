import type { Rule } from '@/lib/forms/field-rules';
import type { Database } from '@/lib/forms/supabase';
import { engine } from '../engine/engine-of-file';
import { rulesOf, type Table, tables } from './submissions';

type Tables = Database['public']['Tables'];

/** What the database sets, of which only `told_at` may be missing. The compiler compares the names with the type of a row. */
const set: Readonly<
  Record<Exclude<keyof Tables['operators']['Row'], keyof Tables['operators']['Insert']>, string>
> = {
  id: 'uuid',
  created_at: 'timestamp with time zone',
  last_contact_at: 'timestamp with time zone',
  told_at: 'timestamp with time zone',
};

/** The type of the column for each kind of field. The domains say how a text is cleaned. */
const types: Readonly<Record<Rule['kind'], string>> = {
  line: 'single_line',
  email: 'single_line',
  phone: 'phone_number',
  lines: 'multi_line',
  number: 'integer',
  choice: 'text[]',
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
    Object.values(rulesOf[table]).map(({ column, kind }: Rule) => [column, types[kind]]),
  );
  expect(await columnsOf(table, Object.keys(fields))).toEqual({ ...set, ...fields });
});
