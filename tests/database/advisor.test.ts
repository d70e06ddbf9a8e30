import { database } from '../postgres/test-database.ts';
import { tables } from './submissions.ts';

// Rules of Supabase's security advisor that a migration can break, with their numbers:
// https://supabase.com/docs/guides/database/database-linter. docs/security.md explains the accepted warnings.

const ours = "('public', 'private', 'requests')";
const visitors = "array['anon', 'authenticated']";

const rules: readonly (readonly [rule: string, query: string, accepted: readonly string[]])[] = [
  [
    '0010: a view runs with the privileges of its owner',
    `select c.oid::regclass::text as name from pg_class c
      where relkind = 'v' and relnamespace::regnamespace::text in ${ours}
      and coalesce(array_to_string(reloptions, ','), '') !~ 'security_invoker=(true|on|1)'`,
    [],
  ],
  [
    '0011: a function has no search_path',
    `select p.oid::regprocedure::text as name from pg_proc p where pronamespace::regnamespace::text in ${ours}
      and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
    [],
  ],
  [
    '0013: a table in the API has no row-level security',
    `select c.oid::regclass::text as name from pg_class c
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
    [],
  ],
  [
    '0014: an extension is in the API',
    `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
    [],
  ],
  [
    '0024: a policy lets visitors do something without a condition',
    `select tablename || ': ' || cmd as name from pg_policies
      where roles && ${visitors}::name[] and 'true' in (qual, with_check)`,
    tables.map((table) => `${table}: INSERT`),
  ],
  [
    '0028, 0029: visitors can call a function that runs with the privileges of its owner',
    `select distinct p.oid::regprocedure::text as name from pg_proc p, unnest(${visitors}) as visitor
      where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege(visitor, p.oid, 'execute')`,
    ['schema_version()'],
  ],
];

test.each(rules)(
  'only accepted functions, tables and policies break rule %s',
  async (_rule, query, exceptions) => {
    const objects = await database.query<{ name: string }>(query);
    expect(objects.map(({ name }) => name).toSorted()).toEqual(exceptions.toSorted());
  },
);
