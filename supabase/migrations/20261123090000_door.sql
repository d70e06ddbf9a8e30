-- What no form of the site can be: larger than its fields allow, or made of letters that nobody sees. Either is refused before it
-- costs anything.

-- Size -------------------------------------------------------------------------------------------------------------------------

-- Three times the largest row that a form can send.
create function private.most_bytes() returns integer
language sql immutable parallel safe
return 65536;

-- PostgREST calls it before each request, as the role of the request. Outside the schemas that the API serves, so that nobody
-- can call it as a function.
create schema requests;
revoke all on schema requests from public;
grant usage on schema requests to anon, authenticated, service_role;

-- Refuses a visitor's request by its length, before PostgreSQL reads the body. The owner may send many rows at once.
create function requests.refuse_large() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if current_setting('role') in ('anon', 'authenticated')
    and (nullif(current_setting('request.headers', true), '')::json ->> 'content-length')::numeric > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
end
$$;
revoke all on function requests.refuse_large() from public;
grant execute on function requests.refuse_large() to anon, authenticated, service_role;

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'requests.refuse_large';
  notify pgrst, 'reload config';
-- A plain server may refuse it, and a hosted one in words of its own.
exception when others then
  raise notice 'PostgREST was not told to call requests.refuse_large before each request: %. Large forms are still refused, later.',
    sqlerrm;
end
$$;

-- As before, and linear: jsonb_object_agg takes time with the square of the length of a list.
create or replace function private.clean_row(entry jsonb, form oid) returns jsonb
language sql stable set search_path = ''
return (
  select json_object_agg(a.attname, case
    when a.atttypid = 'public.single_line'::regtype then to_jsonb(coalesce(private.clean_line(entry ->> a.attname), ''))
    when a.atttypid = 'public.phone_number'::regtype then to_jsonb(coalesce(private.clean_phone(entry ->> a.attname), ''))
    when a.atttypid = 'public.multi_line'::regtype then to_jsonb(coalesce(private.clean_text(entry ->> a.attname), ''))
    when jsonb_typeof(entry -> a.attname) = 'array' then (
      select coalesce(jsonb_agg(item order by place), '[]') from (
        select item, min(place) as place from jsonb_array_elements(entry -> a.attname) with ordinality as chosen (item, place)
        group by item) as once)
    else entry -> a.attname
  end)::jsonb
  from pg_attribute a where a.attrelid = form and a.attnum > 0 and not a.attisdropped
);

-- As before, and refuses a row that is too large before anything reads it: a request need not say how long it is.
create or replace function private.guard() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule record;
  legal boolean;
begin
  if pg_column_size(new) > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if current_setting('role') in ('anon', 'authenticated') then
    if current_setting('private.form_in_request', true) = 'yes' then
      raise exception using errcode = '22023', message = 'Please send one form at a time.';
    end if;
    perform set_config('private.form_in_request', 'yes', true);
  end if;
  new := jsonb_populate_record(new, private.clean_row(to_jsonb(new), tg_relid));
  new.id := gen_random_uuid();
  new.created_at := now();
  new.last_contact_at := now();
  for rule in
    select pg_get_expr(c.conbin, c.conrelid) as expression, a.attnotnull as required,
      coalesce(obj_description(c.oid, 'pg_constraint'), format('Please check your %s.', replace(a.attname, '_', ' '))) as sentence
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = tg_relid and c.contype = 'c' order by a.attnum
  loop
    execute format('select %s from (select ($1).*) as entry', rule.expression) into legal using new;
    if not coalesce(legal, not rule.required) then
      raise exception using errcode = '22023', message = rule.sentence;
    end if;
  end loop;
  if private.admit(tg_table_name, to_jsonb(new)) then
    return new;
  end if;
  return null;
end
$$;

-- Letters that nobody sees ---------------------------------------------------------------------------------------------------

-- Empty for a text without a letter that can be seen: one made of spaces, of what Unicode calls default ignorable (fillers, soft
-- hyphens, variation selectors) and of the empty Braille cell. Inside other texts they stay: some scripts and emoji need them. The
-- forms do the same; a test compares the two for every character.
create function private.seen(value text) returns text
language sql immutable parallel safe
return case when value !~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  then '' else value end;

create or replace function private.clean_line(value text) returns text
language sql immutable parallel safe
return private.seen(btrim(translate(value, private.unseen(), ''), private.spaces()));

create or replace function private.clean_text(value text) returns text
language sql immutable parallel safe
return private.seen(btrim(
  replace(replace(translate(value, U&'\FEFF', ''), U&'\000D\000A', U&'\000A'), U&'\000D', U&'\000A'),
  private.spaces() || private.unseen()
));
