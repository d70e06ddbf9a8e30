-- The insert trigger of the form tables.

create or replace function private.max_bytes() returns integer language sql immutable parallel safe set search_path = ''
return 65536;
comment on function private.max_bytes is 'Returns the size limit of rows and requests in bytes: three times the largest row that a form can send.';

-- A security definer, because visitors may not read the rows that the limits count. `npm run leads -- --restore` sends X-Restore
-- to store deleted rows again as they were; the CHECK constraints still apply.
create or replace function private.guard() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.submission_limits;
  attempt private.recent_submissions;
  recent integer;
  headers json := nullif(current_setting('request.headers', true), '');
begin
  if current_setting('role') = 'service_role' and headers ->> 'x-restore' = 'yes' then
    return new;
  elsif pg_column_size(new) > private.max_bytes() then
    perform private.reject('too_large');
  end if;
  perform private.reject_forbidden(tg_relid, headers);
  if private.is_from_visitor() then
    -- Omit the count that `Prefer: count` asks for, because it would show whether the row existed.
    perform set_config('response.headers', '[{"Content-Range": "*/*"}]', true);
  end if;

  new.id := gen_random_uuid();
  new.created_at := now();
  new.last_contact_at := now();
  select * into strict limits from private.submission_limits l where l.form_table = tg_table_name;
  -- Confirm repeats and reject floods before they cost much. `apply_limits` repeats both checks under its lock.
  attempt := private.identify(limits, to_jsonb(new));
  if private.is_own_repeat(attempt) then
    return null;
  end if;
  perform private.reject_busy_sender(limits, private.count_sent(attempt));
  perform private.validate(to_jsonb(new), tg_relid);

  recent := private.apply_limits(limits, to_jsonb(new));
  if recent is null then
    return null;
  end if;
  new.likely_flood := recent + 1 >= limits.per_sender;
  -- The first three rows of a network need an email at once.
  new.mail_after := case when recent > 2 then now() + interval '30 minutes' end;
  return new;
end $$;
comment on function private.guard is 'Validates a row before it is stored, and applies the limits.';

-- The origins of the site, such as https://www.example.com. If there is any, visitors' browsers can send forms only from these
-- origins. PostgREST itself answers CORS preflights of any origin. `npm run origins` adds them.
create table private.site_origins (origin text primary key);

create or replace function private.is_from_visitor() returns boolean language sql stable set search_path = ''
return current_setting('role') in ('anon', 'authenticated');

-- The `submit` function inserts with the secret key, so revoking the visitors' privilege doesn't stop it. It receives status 410.
-- Visitors may insert only one row per request, because thousands of rows would block all other visitors at the lock in `apply_limits`.
create or replace function private.reject_forbidden(form oid, headers json) returns void language plpgsql set search_path = '' as $$
begin
  if headers ->> 'x-visitor-address' is not null and not has_any_column_privilege('anon', form, 'insert') then
    perform private.reject('closed');
  elsif not private.is_from_visitor() then
    return;
  elsif current_setting('private.form_in_request', true) = 'yes' then
    perform private.reject('second_form');
  elsif headers ->> 'origin' <> all (array(select s.origin from private.site_origins s)) and exists (select from private.site_origins) then
    perform private.reject('other_website');
  end if;
  perform set_config('private.form_in_request', 'yes', true);
end $$;
comment on function private.reject_forbidden is 'Raises an error for a closed form, for a second row in a request, and for a request from another website.';

create or replace function private.validate(submitted jsonb, form regclass) returns void language plpgsql stable set search_path = '' as $$
declare
  rule record;
  legal boolean;
begin
  for rule in
    select pg_get_expr(c.conbin, c.conrelid) as expression, a.attnotnull as required, a.attname as field
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = form and c.contype = 'c' order by a.attnum
  loop
    execute format('select %s from jsonb_populate_record(null::%s, $1) as submitted', rule.expression, form) into legal using submitted;
    if not coalesce(legal, not rule.required) then
      perform private.reject('invalid_field', rule.field);
    end if;
  end loop;
end $$;
comment on function private.validate is 'Checks the constraints in column order, and rejects the field of the first violated one.';
