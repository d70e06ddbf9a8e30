-- The insert trigger of the form tables, and the function that PostgREST runs before each request.

create or replace function private.most_bytes() returns integer language sql immutable parallel safe set search_path = ''
return 65536;
comment on function private.most_bytes is 'Returns the size limit of rows and requests in bytes: three times the largest row that a form can send.';

-- Don't use jsonb_object_agg, because it takes quadratic time for long lists.
create or replace function private.clean_row(entry jsonb, form oid) returns jsonb language sql stable set search_path = ''
return (
  select json_object_agg(a.attname, case
    when a.atttypid = 'public.single_line'::regtype then to_jsonb(coalesce(private.clean_line(entry ->> a.attname), ''))
    when a.atttypid = 'public.email_address'::regtype then to_jsonb(coalesce(private.clean_email(entry ->> a.attname), ''))
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
comment on function private.clean_row is 'Returns a row as it is stored: texts cleaned according to their domain, and lists without duplicates.';

-- The origins of the site, such as https://www.example.com. If there is any, visitors' browsers can send forms only from these
-- origins. PostgREST itself answers CORS preflights of any origin. `npm run origins` adds them.
create table if not exists private.site_origins (origin text primary key);

-- Checks the constraints in column order and reports the comment on the first violated one as the message for the visitor.
-- PostgREST returns SQLSTATE 22023 as status 400 with this message. Visitors may insert only one row per request, because
-- thousands of rows would block all other visitors at the lock in `admit`. For a closed table, the `submit` function receives
-- status 410 (PT410): it inserts with the secret key, so revoking the visitors' privilege doesn't stop it. The function is a
-- security definer, because visitors may not read the rows that the limits count. `npm run leads -- --restore` sends X-Restore to
-- store deleted rows again as they were; the CHECK constraints still apply. The response never contains the count that
-- `Prefer: count` asks for, because it would show whether the row existed.
create or replace function private.guard() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rule record;
  legal boolean;
  recent integer;
  headers json := nullif(current_setting('request.headers', true), '');
begin
  if current_setting('role') = 'service_role' and headers ->> 'x-restore' = 'yes' then
    return new;
  end if;
  if pg_column_size(new) > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if headers ->> 'x-visitor-address' is not null and not has_any_column_privilege('anon', tg_relid, 'insert') then
    raise exception using errcode = 'PT410', message = 'This form is closed. Please call us.';
  end if;
  if current_setting('role') in ('anon', 'authenticated') then
    if current_setting('private.form_in_request', true) = 'yes' then
      raise exception using errcode = '22023', message = 'Please send one form at a time.';
    end if;
    if headers ->> 'origin' <> all (array(select s.origin from private.site_origins s)) and exists (select from private.site_origins) then
      raise exception using errcode = 'PT403', message = 'This form can only be sent from our website.';
    end if;
    perform set_config('response.headers', '[{"Content-Range": "*/*"}]', true);
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
  recent := private.admit(tg_table_name, to_jsonb(new));
  if recent is null then
    return null;
  end if;
  new.likely_flood := recent + 1 >= (select l.per_sender from private.submission_limits l where l.form = tg_table_name);
  -- The first three rows of a network need an email at once. Later ones wait for 2, 4, 8 minutes and so on, up to an hour.
  new.mail_after := case when recent > 2 then now() + least(interval '1 minute' * 2 ^ least(recent - 2, 6), interval '1 hour') end;
  return new;
end $$;
comment on function private.guard is 'Cleans and validates a row before it is stored, and applies the limits.';

-- The API doesn't expose this schema, so requests can't call the function in it.
create schema if not exists requests;
revoke all on schema requests from public;
grant usage on schema requests to anon, authenticated, service_role;

-- The counters are sequences, because a rejected request is rolled back and only sequences keep their values then
-- (docs/decisions/0013-count-requests-outside-transactions.md). They are unlogged, so that counting writes no log.
do $$
begin
  for number in 0..1023 loop
    execute format('create unlogged sequence if not exists private.request_counter_%s', number);
  end loop;
end $$;

-- Without a key, an attacker could compute which senders share counters.
create table if not exists private.counter_key (key bytea not null);
insert into private.counter_key select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  where not exists (select from private.counter_key);

create or replace function private.increment(counter regclass) returns bigint language plpgsql set search_path = '' as $$
declare
  minute bigint := extract(epoch from date_trunc('minute', now())) / 60;
  largest_count bigint := (1 << 20) - 1;
begin
  if coalesce(pg_sequence_last_value(counter), 0) >> 20 = minute then
    return nextval(counter) & largest_count;
  end if;
  return setval(counter, (minute << 20) | 1) & largest_count;
end $$;
comment on function private.increment is 'Increments a counter, whose value is the minute followed by a count of 20 bits. Counts from 1 again in a new minute.';

-- Each sender has two counters, which change every minute. The lower count is closer to the truth: it is too high only if both
-- counters are shared with busier senders.
create or replace function private.count_request(sender text) returns bigint language sql set search_path = ''
begin atomic
  select least(
    private.increment(format('private.request_counter_%s', get_byte(hash, 0) * 2 + get_byte(hash, 1) % 2)::regclass),
    private.increment(format('private.request_counter_%s', 512 + get_byte(hash, 2) * 2 + get_byte(hash, 3) % 2)::regclass))
  from private.counter_key, private.keyed_hash(key, date_trunc('minute', now())::text || ' ' || sender) as hash;
end;
comment on function private.count_request is 'Counts a request and returns an upper bound of its sender''s requests in this minute.';

-- PostgREST runs this function before each request, with the role of the request. Read-only requests are not counted, because
-- they can't write sequences and cost little. Requests from the `submit` function count for the visitor whose address they
-- contain. The request limit is far above the limits in `admit`, because repeated submissions must be confirmed and a class
-- behind one address makes many mistakes.
create or replace function requests.check_request() returns void language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  from_visitor boolean := current_setting('role') in ('anon', 'authenticated');
  sender text;
begin
  if from_visitor and (headers ->> 'content-length')::numeric > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if current_setting('transaction_read_only')::boolean then
    return;
  end if;
  -- Reject other content types, because any website can make browsers send them without a CORS preflight.
  if from_visitor and coalesce(headers ->> 'content-type', '') !~* '^application/json *(;|$)' then
    raise exception using errcode = 'PT415', message = 'This form must be sent as JSON.';
  end if;
  if from_visitor or headers ->> 'x-visitor-address' is not null then
    sender := private.sender();
    if sender is not null and private.count_request(sender) > (select 2 * sum(per_sender) from private.submission_limits) then
      raise exception using errcode = 'PT429', message =
        'We have just received too many requests from your internet connection, which others may share. Please try again in a few minutes or call us.';
    end if;
  end if;
end $$;
revoke all on function requests.check_request() from public;
grant execute on function requests.check_request() to anon, authenticated, service_role;
comment on function requests.check_request is 'Rejects a request that is too large, is not JSON, or exceeds the request limit of its sender.';

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'requests.check_request';
  notify pgrst, 'reload config';
-- Catch all errors, because a server may forbid this setting, and hosted projects raise a different error than PostgreSQL.
exception when others then
  raise notice 'PostgREST was not told to call requests.check_request before each request: %. Large forms are still refused, later.',
    sqlerrm;
end $$;
