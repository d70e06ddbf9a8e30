import { engine } from '../engine/engine-of-file';
import { formOf, tables } from './submissions';

test('visitors may insert the fields of a form into its table, and nothing else', async () => {
  const granted = await engine.query(
    `select table_schema || '.' || table_name as table, grantee, privilege_type as right,
       array_agg(column_name::text order by column_name::text) as columns
     from information_schema.column_privileges
     where table_schema in ('public', 'private') and grantee in ('PUBLIC', 'anon', 'authenticated')
     group by 1, 2, 3 order by 1, 2`,
  );
  const columnsOf = (table: string) => Object.values(formOf.get(table)!.fields).map(({ column }) => column);
  expect(granted).toEqual(
    tables.toSorted().flatMap((table) =>
      ['anon', 'authenticated'].map((grantee) => ({
        table: `public.${table}`,
        grantee,
        right: 'INSERT',
        columns: expect.arrayContaining(columnsOf(table)) as unknown,
      })),
    ),
  );
  for (const { columns } of granted as readonly { readonly columns: readonly string[] }[])
    for (const set of ['id', 'created_at', 'last_contact_at', 'told_at']) expect(columns).not.toContain(set);
});

test.each(tables)('%s has row level security, with one policy', async (table) => {
  const found = await engine.query(
    `select relrowsecurity as secured, cmd as command, roles::text[] as roles
     from pg_class left join pg_policies on schemaname = 'public' and tablename = relname
     where oid = ('public.' || $1)::regclass`,
    [table],
  );
  expect(found).toEqual([{ secured: true, command: 'INSERT', roles: ['anon', 'authenticated'] }]);
});

test.each(['anon', 'authenticated'])('%s reaches one function outside the public schema', async (role) => {
  const found = await engine.query(
    `select nspname as schema, proname as name from pg_namespace left join pg_proc on pronamespace = pg_namespace.oid
     where nspname !~ '^(pg_|information_schema|public)' and has_schema_privilege($1, nspname, 'usage')`,
    [role],
  );
  expect(found).toEqual([{ schema: 'requests', name: 'refuse_large' }]);
});

test('what is kept of senders has no column that leads to a lead', async () => {
  const columns = await engine.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'private.recent_submissions'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['minute', 'sender', 'mailbox', 'network', 'wide_network']);
});
