import { database } from '../postgres/test-database.ts';
import { tables } from './submissions.ts';

// A form like one that an owner adds with docs/adding-a-form.md.
const added = 'added';
const formTables = [...tables, added];
beforeAll(() =>
  database.query(`create table public.${added} (email text not null, note text not null);
    select private.make_form_table('${added}')`),
);

const visitors = ['anon', 'authenticated'];

test.each(visitors)('%s may only insert into the form tables and call two functions', async (role) => {
  const privileges = await database.query<{ may: string }>(
    `with reached as (select oid from pg_namespace
       where has_schema_privilege($1, oid, 'usage') and nspname not in ('pg_catalog', 'information_schema'))
     select 'call ' || p.oid::regprocedure as may from pg_proc p join reached on reached.oid = pronamespace
       where has_function_privilege($1, p.oid, 'execute')
     union all select what || ' ' || c.oid::regclass from pg_class c join reached on reached.oid = relnamespace,
       unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as what
       where relkind in ('r', 'v', 'm') and case when what in ('delete', 'truncate')
         then has_table_privilege($1, c.oid, what) else has_any_column_privilege($1, c.oid, what) end`,
    [role],
  );
  const functions = ['requests.check_request()', 'schema_version()'];
  expect(privileges.map(({ may }) => may).toSorted()).toEqual([
    ...functions.map((name) => `call ${name}`),
    ...formTables.map((table) => `insert ${table}`).toSorted(),
  ]);
});

test.each(formTables)('%s is protected like every form table, and the owner can list it', async (table) => {
  const protections = await database.query(
    `select relrowsecurity as secured, cmd as command, roles::text[] as roles, tgfoid::regproc::text as guard,
       has_table_privilege('service_role', c.oid, 'select') as owner_can_select,
       array(select r || ' ' || attname from pg_attribute, unnest($2::text[]) as r where attrelid = c.oid and attnum > 0
         and has_column_privilege(r, c.oid, attnum, 'insert')
         <> (attname not in ('id', 'created_at', 'last_contact_at', 'answered_at', 'notified_at',
           'mail_id', 'mail_after', 'likely_flood'))) as wrong
     from pg_class c left join pg_policies on schemaname = 'public' and tablename = relname
       left join pg_trigger on tgrelid = c.oid and tgenabled = 'O' and not tgisinternal
     where c.oid = ('public.' || $1)::regclass`,
    [table, visitors],
  );
  expect(protections).toEqual([
    {
      secured: true,
      command: 'INSERT',
      roles: visitors,
      guard: 'private.guard',
      owner_can_select: true,
      wrong: [],
    },
  ]);
});

test('visitors may only execute internal functions that constraints call', async () => {
  const functions = await database.query(
    `select p.oid::regprocedure::text as name from pg_proc p, unnest($1::text[]) as visitor
     where pronamespace = 'private'::regnamespace and provolatile <> 'i' and has_function_privilege(visitor, p.oid, 'execute')`,
    [visitors],
  );
  expect(functions).toEqual([]);
});

// A hosted project rejects such statements, but only in API requests: https://github.com/supabase/supabase/pull/5050
test('every DELETE and UPDATE in a function has a WHERE clause', async () => {
  const statements = await database.query(
    `select p.oid::regprocedure::text as name, statement
     from pg_proc p, regexp_split_to_table(pg_get_functiondef(p.oid), ';') as statement
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'requests'::regnamespace)
       and statement ~* '(delete from|update [a-z_.%]+ set) ' and statement !~* '(delete from|update).* where '`,
  );
  expect(statements).toEqual([]);
});

test('the functions raise every rejection, and no others', async () => {
  const [names] = await database.query<Readonly<Record<'raised' | 'stored', readonly string[]>>>(
    `select array(select distinct name[1] from pg_proc, regexp_matches(prosrc, $$private.reject[(]'([a-z_]+)'$$, 'g') as name order by 1) as raised,
       array(select name from private.rejections order by 1) as stored`,
  );
  expect(names?.raised).toEqual(names?.stored);
});
