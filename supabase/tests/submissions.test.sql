begin;
set local search_path = extensions, public;
select * from no_plan();

-- Shape
create temporary view forms as select form from private.submission_limits;
grant select on forms to public;
select has_table('public', form, form || ' exists') from forms;
select triggers_are('public', form, array[form || '_guard']) from forms;
select is_definer('private', 'guard', array[]::text[]);
select is(
    (select count(*) from pg_attribute a where attrelid = ('public.' || form)::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'created_at', 'last_contact_at', 'told_at')
      and not exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
        and obj_description(c.oid, 'pg_constraint') like 'Please %.')),
    0::bigint, 'every field of ' || form || ' has a check with the sentence that a visitor reads')
  from forms;

-- Row level security
select is(relrowsecurity, true, relname || ' has row level security')
  from forms join pg_class on oid = format('public.%I', form)::regclass;
select is(
    (select string_agg(cmd || ' to ' || array_to_string(roles, ', '), '; ') from pg_policies
      where schemaname = 'public' and tablename::text = form),
    'INSERT to anon, authenticated', 'visitors may insert into ' || form || ', which is its only policy')
  from forms;

-- Privileges
select table_privs_are('public', form, visitor, array[]::text[], visitor || ' has no right to the table ' || form)
  from unnest(array['anon', 'authenticated']) as visitor, forms;
select is(
    (select count(*) from information_schema.columns c where table_schema = 'public' and table_name = form
      and (column_name in ('id', 'created_at', 'last_contact_at', 'told_at'))
        = has_column_privilege(visitor, ('public.' || form)::regclass, column_name, 'insert')),
    0::bigint, visitor || ' may fill in every column of ' || form || ' but those that the database sets')
  from unnest(array['anon', 'authenticated']) as visitor, forms;
select is(
    (select count(*) from information_schema.column_privileges
      where table_schema = 'public' and table_name in (select form from private.submission_limits) and grantee = visitor
        and privilege_type <> 'INSERT'),
    0::bigint, visitor || ' may do nothing else to a column')
  from unnest(array['anon', 'authenticated']) as visitor;
select schema_privs_are('private', visitor, array[]::text[], visitor || ' may not look into the schema private')
  from unnest(array['anon', 'authenticated']) as visitor;
select table_privs_are('private', 'submission_limits', visitor, array[]::text[], visitor || ' may not touch the limits')
  from unnest(array['anon', 'authenticated']) as visitor;
select schema_privs_are('requests', visitor, array['USAGE'], visitor || ' may look into the schema requests')
  from unnest(array['anon', 'authenticated']) as visitor;
select functions_are('requests', array['refuse_large'], 'which has what looks at a request before it is read, and nothing else');
select ok(
    (select bool_and(has_table_privilege('service_role', 'public.' || form, privilege))
      from unnest(array['select', 'insert', 'update', 'delete']) as privilege),
    'the owner''s key may do everything to ' || form)
  from forms;

-- What a visitor can do, each time as in a request of its own
create function pg_temp.register(email text, full_name text default 'Test Person', equipment text[] default '{Dumper}')
returns void language sql as $$
  select set_config('private.form_in_request', '', true);
  insert into public.operators (full_name, email, phone, address, experience, equipment)
  values ($2, $1, '0121 496 0000', 'Birmingham', 5, $3)
$$;
create function pg_temp.enquire(email text, message text) returns void language sql as $$
  select set_config('private.form_in_request', '', true);
  insert into public.enquiries (name, email, subject, message) values ('Test Person', $1, '', $2)
$$;

set local role anon;
select lives_ok($$ select pg_temp.register('one@example.com') $$, 'anon registers');
select lives_ok($$ select pg_temp.enquire('one@example.com', 'Hello') $$, 'anon enquires');
select throws_ok('select * from public.' || form, '42501', null, 'anon reads no ' || form)
  from forms;
select throws_ok('update public.' || form || ' set id = id', '42501', null, 'anon changes no ' || form)
  from forms;
select throws_ok('delete from public.' || form, '42501', null, 'anon deletes no ' || form)
  from forms;
select throws_ok('truncate public.' || form, '42501', null, 'anon empties no ' || form)
  from forms;
select throws_ok($$ insert into public.operators (id) values (gen_random_uuid()) $$, '42501', null, 'anon sets no id');
select throws_ok('insert into public.' || form || ' (last_contact_at) values (now())', '42501', null,
  'anon sets no last contact of ' || form)
  from forms;
select throws_ok($$ select private.admit('operators', '{}') $$, '42501', null, 'anon calls nothing in private');
select throws_ok($$ select pg_temp.register('one@example.com', '') $$, '22023',
  'Please enter your full name on one line of up to 200 characters.', 'a missing name is answered with its sentence');
select throws_ok($$ select pg_temp.register('one@example.com', equipment => '{Tractor}') $$, '22023',
  'Please select at least one machine, from the list only.', 'a machine outside the list is refused');
select lives_ok($$ select pg_temp.register('one@example.com') $$, 'the same registration again is acknowledged');
reset role;

select is((select count(*) from public.operators), 1::bigint, 'and stored once');

set local role authenticated;
select lives_ok($$ select pg_temp.register('two@example.com') $$, 'a signed-in visitor registers');
select throws_ok('select * from public.operators', '42501', null, 'a signed-in visitor reads nothing');
reset role;

-- Bounds hold without the trigger
alter table public.operators disable trigger operators_guard;
select throws_ok($$ select pg_temp.register('three@example.com', equipment => '{Dumper,Dumper}') $$, '23514', null,
  'the check refuses a machine named twice');
alter table public.operators enable trigger operators_guard;

-- What is kept of senders
select table_privs_are('private', held, visitor, array[]::text[], visitor || ' may not touch ' || held)
  from unnest(array['recent_submissions', 'sender_keys', 'limits_reached']) as held, unnest(array['anon', 'authenticated']) as visitor;
select columns_are('private', 'recent_submissions', array['minute', 'sender', 'mailbox', 'network', 'wide_network'],
  'no sender is kept beside a lead');

-- Retention
alter table public.operators disable trigger operators_guard;
alter table public.enquiries disable trigger enquiries_guard;
truncate public.operators, public.enquiries;
insert into public.operators (created_at, last_contact_at, full_name, email, phone, address, experience, equipment)
  select '2000-01-01', now() - age, age::text, 'a@b.co', '01214960000', 'x', 1, '{Dumper}'
  from unnest(array['12 months 1 minute', '11 months 27 days', '0']::interval[]) as age;
insert into public.enquiries (created_at, last_contact_at, name, email, message)
  select '2000-01-01', now() - age, age::text, 'a@b.co', 'x'
  from unnest(array['3 months 1 minute', '2 months 27 days', '0']::interval[]) as age;
update private.submission_limits set kept_months = case form when 'enquiries' then 3 else 12 end where form in ('operators', 'enquiries');
select is(private.delete_expired(), 2, 'what nobody has spoken about for the months of its form is deleted, however old it is');
select is((select count(*) from public.operators), 2::bigint, 'later contacts are kept');
select is((select count(*) from public.enquiries), 2::bigint, 'and later messages');
select is(private.delete_expired(), 0, 'nothing more is deleted the second time');
set local role service_role;
select lives_ok('update public.' || form || ' set last_contact_at = now()', 'the owner moves the last contact of ' || form)
  from forms;
set local role anon;
select throws_ok('select private.delete_expired()', '42501', null, 'a visitor deletes nothing');
reset role;

select * from finish();
rollback;
