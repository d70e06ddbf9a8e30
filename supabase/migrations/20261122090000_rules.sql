-- What both public forms share: how an entry is cleaned and checked before it is stored.
-- A client holds a public key and can send anything, so every rule for stored rows is in these migrations.

create schema if not exists private;
revoke all on schema private from public;

-- Characters that nobody sees: zero-width spaces and marks of writing direction. They arrive with text pasted from contact
-- lists, and some can disguise a name or an address.
create function private.unseen() returns text
language sql immutable parallel safe
return U&'\061C\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF';

create function private.spaces() returns text
language sql immutable parallel safe
return U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000';

create function private.clean_line(value text) returns text
language sql immutable parallel safe
return btrim(translate(value, private.unseen(), ''), private.spaces());

-- Plain spaces and hyphens in place of those that contact lists use.
create function private.clean_phone(value text) returns text
language sql immutable parallel safe
return translate(private.clean_line(value), U&'\00A0\2010\2011\2012\2013\202F', ' ---- ');

-- Leaves marks of direction inside a longer text, where right-to-left writing needs them. One kind of line break, so that the
-- same text sent by two browsers is the same row.
create function private.clean_text(value text) returns text
language sql immutable parallel safe
return btrim(
  replace(replace(translate(value, U&'\FEFF', ''), U&'\000D\000A', U&'\000A'), U&'\000D', U&'\000A'),
  private.spaces() || private.unseen()
);

create function private.is_line(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

create function private.is_text(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]';

-- Only a message can tell whether a mailbox exists; this refuses what cannot be an address. The spaces are spelt out, because
-- what [[:space:]] matches beyond ASCII depends on the locale of the server. The form uses the same pattern; a test keeps
-- the two equal.
create function private.is_email(value text) returns boolean
language sql immutable parallel safe
return private.is_line(value, 5, 254)
  and translate(value, private.spaces(), '') = value
  and value ~ '^[^@]+@[^@]+\.[^@.]+$';

-- The type of a column says how its text is cleaned. What is legal in it is its CHECK constraint.
create domain public.single_line as text;
comment on domain public.single_line is 'One line, without unseen characters.';
create domain public.phone_number as text;
comment on domain public.phone_number is 'A line with plain spaces and hyphens.';
create domain public.multi_line as text;
comment on domain public.multi_line is 'Several lines, parted by line feeds.';

-- The columns of a row as they are stored: a missing text is an empty one, and a list has each item once, in the order chosen.
create function private.clean_row(entry jsonb, form oid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_object_agg(a.attname, case
    when a.atttypid = 'public.single_line'::regtype then to_jsonb(coalesce(private.clean_line(entry ->> a.attname), ''))
    when a.atttypid = 'public.phone_number'::regtype then to_jsonb(coalesce(private.clean_phone(entry ->> a.attname), ''))
    when a.atttypid = 'public.multi_line'::regtype then to_jsonb(coalesce(private.clean_text(entry ->> a.attname), ''))
    when jsonb_typeof(entry -> a.attname) = 'array' then (
      select coalesce(jsonb_agg(item order by place), '[]') from (
        select item, min(place) as place from jsonb_array_elements(entry -> a.attname) with ordinality as chosen (item, place)
        group by item) as once)
    else entry -> a.attname
  end)
  from pg_attribute a where a.attrelid = form and a.attnum > 0 and not a.attisdropped
);

-- Before a row of a form is stored: cleans it, sets what nobody may choose, and tries the CHECK constraint of each column, in
-- their order, so that the visitor reads the comment on the constraint and not the message of PostgreSQL. SQLSTATE 22023
-- becomes status 400 with the message unchanged. A new column needs no change here.
--
-- A visitor sends one form at a time: thousands of rows in a request would keep everybody else waiting for their turn in `admit`.
--
-- Runs as the owner, because the role that inserts may not read the rows that the limits count.
create function private.guard() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule record;
  legal boolean;
begin
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
revoke all on function private.guard() from public;
