import type { Database } from '@/lib/forms/supabase';
import { engine } from '../engine/engine-of-file';
import { type Table, tables } from './submissions';

/** The type of each column of a row, as a text. The compiler compares the keys and the texts with the type itself. */
type Described<Row> = {
  readonly [Column in keyof Required<Row>]: Row[Column] extends number
    ? 'number'
    : Row[Column] extends readonly string[]
      ? 'string[]'
      : 'string';
};

type Rows = { readonly [Name in Table]: Described<Database['public']['Tables'][Name]['Row']> };
type Inserts = { readonly [Name in Table]: Described<Database['public']['Tables'][Name]['Insert']> };

const set = { id: 'string', created_at: 'string', last_contact_at: 'string' } as const;

const inserts: Inserts = {
  operators: {
    full_name: 'string',
    email: 'string',
    phone: 'string',
    address: 'string',
    experience: 'number',
    equipment: 'string[]',
  },
  enquiries: { name: 'string', email: 'string', subject: 'string', message: 'string' },
};
const rowTypes: Rows = {
  operators: { ...set, ...inserts.operators },
  enquiries: { ...set, ...inserts.enquiries },
};

/** As PostgREST sends values of these types. */
const inJson = `case udt_name when 'int4' then 'number' when '_text' then 'string[]'
  when 'text' then 'string' when 'uuid' then 'string' when 'timestamptz' then 'string' end`;

test.each(tables)('the type of a row of %s is that of the table, where nothing is null', async (table) => {
  const [row] = await engine.query<{ columns: object; nullable: number }>(
    `select json_object_agg(column_name, ${inJson}) as columns,
       count(*) filter (where is_nullable = 'YES')::integer as nullable
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  expect(row).toEqual({ columns: rowTypes[table], nullable: 0 });
});

test.each(tables)('the type of an insert has the columns of %s that a visitor may fill', async (table) => {
  const columns = await engine.query<{ column_name: string }>(
    `select column_name from information_schema.column_privileges
     where table_schema = 'public' and table_name = $1 and grantee = 'anon' and privilege_type = 'INSERT'`,
    [table],
  );
  expect(columns.map(({ column_name }) => column_name).toSorted()).toEqual(
    Object.keys(inserts[table]).toSorted(),
  );
});
