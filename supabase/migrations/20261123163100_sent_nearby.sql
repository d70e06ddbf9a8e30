-- Marks each row with how busy its network was, so that the owner can tell a flood from real leads. A mobile network stays open
-- while one of its visitors floods a form. A closed table stays closed for the function `submit` as well.

do $$
declare
  form name;
begin
  for form in select l.form from private.submission_limits l loop
    execute format('alter table public.%I add column sent_nearby integer not null default 0', form);
    execute format('comment on column public.%I.sent_nearby is %L', form,
      'How many forms the same wide network (/16 or /32) had sent in the 55 minutes before.');
  end loop;
end
$$;

-- As in 20261123100000_forms.sql, with the column sent_nearby.
create or replace function private.open_form(
  form name, singular text, plural text, limited_by name default 'email', about name default null) returns void
language plpgsql set search_path = ''
as $$
declare
  fields text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into fields
    from pg_catalog.pg_attribute where attrelid = format('public.%I', form)::regclass and attnum > 0 and not attisdropped;
  execute format('alter table public.%I
    add column id uuid primary key default gen_random_uuid(),
    add column created_at timestamptz not null default now(),
    add column last_contact_at timestamptz not null default now(),
    add column told_at timestamptz,
    add column sent_nearby integer not null default 0', form);
  execute format('comment on column public.%I.last_contact_at is %L', form,
    'Moved by the owner; the row is deleted kept_months after it.');
  execute format('comment on column public.%I.told_at is %L', form, 'Null until a mail about it was sent to the owner.');
  execute format('comment on column public.%I.sent_nearby is %L', form,
    'How many forms the same wide network (/16 or /32) had sent in the 55 minutes before.');
  execute format('create index on public.%I (created_at)', form);
  execute format('create index on public.%I (lower(%I), created_at)', form, limited_by);
  execute format('create index on public.%I (created_at) where told_at is null', form);
  execute format('alter table public.%I enable row level security', form);
  execute format('revoke all on table public.%I from anon, authenticated', form);
  execute format('grant insert (%s) on table public.%I to anon, authenticated', fields, form);
  execute format('grant select, insert, update, delete on table public.%I to service_role', form);
  execute format('create policy "anyone may send it" on public.%I for insert to anon, authenticated with check (true)', form);
  execute format('create trigger %I before insert on public.%I for each row execute function private.guard()', form || '_guard', form);
  insert into private.submission_limits (form, singular, plural, limited_by, about)
    values (open_form.form, open_form.singular, open_form.plural, open_form.limited_by, open_form.about);
end
$$;
comment on function private.open_form(name, text, text, name, name) is
  'Opens a table whose columns are the fields of a form: adds the columns that the database sets, the rights, the guard and the limits.';

-- Returns null when the same entry was stored within the duplicate window: a retry after a lost response, which is acknowledged
-- again. Otherwise the entry is to be stored, and the result is its `sent_nearby`. Raises PT429 (status 429) above a limit.
-- The lock makes the submissions of a form wait for each other, so that none overlooks a row that another is about to store.
--
-- In ten minutes a network may send twice as many forms as one sender, and a wide network eight times as many. Beyond that a wide
-- network still gets in from networks that have not sent yet, as many in a minute as one sender in ten: otherwise eight addresses
-- would close a form for a whole mobile network.
drop function private.admit(name, jsonb);
create function private.admit(form name, entry jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  limits private.submission_limits;
  person text;
  address text := private.sender();
  key bytea;
  attempt private.recent_submissions;
  repeated boolean;
  from_sender integer;
  from_sender_recently integer;
  from_mailbox integer;
  from_network integer;
  from_wide_network integer;
  from_wide_network_recently integer;
  networks_in_minute integer;
  in_minute integer;
  in_day integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(form, 0));
  select * into limits from private.submission_limits l where l.form = admit.form;
  person := lower(entry ->> limits.limited_by);

  execute format(
    'select exists (select from public.%I stored
       where lower(stored.%I) = $1 and stored.created_at > now() - $2
         and to_jsonb(stored) - $4 = $3 - $4)', form, limits.limited_by)
    into repeated using person, limits.duplicate_window, entry,
      array['id', 'created_at', 'last_contact_at', 'told_at', 'sent_nearby'];
  if repeated then
    return null;
  end if;

  key := private.sender_key();
  attempt.minute := date_trunc('minute', now());
  attempt.sender := private.keyed_hash(key, form || ' ' || address);
  attempt.mailbox := private.keyed_hash(key, form || ' ' || coalesce(address, '') || ' ' || person);
  attempt.network := private.keyed_hash(key, form || ' ' || private.network_around(address, 24, 48));
  attempt.wide_network := private.keyed_hash(key, form || ' ' || private.network_around(address, 16, 32));
  select count(*) filter (where r.sender = attempt.sender and r.minute > now() - limits.sender_window),
         count(*) filter (where r.sender = attempt.sender and r.minute > now() - interval '55 minutes'),
         count(*) filter (where r.network = attempt.network and r.minute > now() - limits.sender_window),
         count(*) filter (where r.wide_network = attempt.wide_network and r.minute > now() - limits.sender_window),
         count(*) filter (where r.wide_network = attempt.wide_network and r.minute > now() - interval '55 minutes'),
         count(distinct r.network) filter (where r.wide_network = attempt.wide_network and r.minute = attempt.minute),
         count(*) filter (where r.mailbox = attempt.mailbox and r.minute > now() - interval '55 minutes')
    into from_sender, from_sender_recently, from_network, from_wide_network, from_wide_network_recently, networks_in_minute,
      from_mailbox
    from private.recent_submissions r where r.wide_network = attempt.wide_network or r.mailbox = attempt.mailbox;
  if from_sender >= limits.per_sender or from_sender_recently >= 2 * limits.per_sender
    or from_network >= 2 * limits.per_sender
    or (from_wide_network >= 8 * limits.per_sender and (from_network > 0 or networks_in_minute >= limits.per_sender)) then
    raise exception using errcode = 'PT429',
      message = format('We have just received several submissions from your internet connection, which others may share. Please try again in %s minutes or call us.',
        ceil(extract(epoch from case when from_sender_recently >= 2 * limits.per_sender
          then interval '1 hour' else limits.sender_window end) / 60));
  end if;
  if from_mailbox >= limits.per_email_per_hour then
    raise exception using errcode = 'PT429',
      message = format('We have already received several submissions from this %s. Please try again in an hour or call us.',
        case limits.limited_by when 'email' then 'email address' when 'phone' then 'phone number' else replace(limits.limited_by, '_', ' ') end);
  end if;

  execute format(
    'select count(*) filter (where created_at > now() - interval ''1 minute''), count(*) filter (where created_at >= $1)
     from public.%I where created_at >= least($1, now() - interval ''1 minute'')', form)
    into in_minute, in_day using date_trunc('day', now(), 'UTC');
  if private.is_kept_for_others(in_minute, limits.per_minute, from_wide_network_recently, limits.per_sender) then
    raise exception using errcode = 'PT429',
      message = 'We are receiving a lot of submissions just now. Please try again in a minute or call us.';
  end if;
  if private.is_kept_for_others(in_day, limits.per_day, from_wide_network_recently, limits.per_sender) then
    raise exception using errcode = 'PT429',
      message = 'We are receiving a lot of submissions today. Please try again later or call us.';
  end if;

  insert into private.limits_reached (form, limit_name)
    select admit.form, reached.name
    from (values
      ('network', from_network + 1 = 2 * limits.per_sender or from_wide_network + 1 = 8 * limits.per_sender),
      ('per_minute', in_minute + 1 >= limits.per_minute),
      ('per_day', in_day + 1 >= limits.per_day)) as reached (name, is_reached)
    where reached.is_reached
    on conflict on constraint limits_reached_pkey do update set times = limits_reached.times + 1;
  perform private.forget_senders();
  insert into private.recent_submissions values (attempt.*);
  return from_wide_network_recently;
end
$$;
revoke all on function private.admit(name, jsonb) from public;
comment on function private.admit(name, jsonb) is
  'Applies the limits of a form to an entry. Returns its sent_nearby, or null for a repeat that is already stored.';

-- As in 20261123090000_door.sql, but sets sent_nearby, and answers PT410 (status 410) if the owner has closed the table: the
-- function `submit` inserts with the owner's key, which the revoked right of visitors does not stop.
create or replace function private.guard() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule record;
  legal boolean;
  visitor_address text := nullif(current_setting('request.headers', true), '')::json ->> 'x-visitor-address';
begin
  if pg_column_size(new) > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if visitor_address is not null and not has_any_column_privilege('anon', tg_relid, 'insert') then
    raise exception using errcode = 'PT410', message = 'This form is closed. Please call us.';
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
  new.sent_nearby := private.admit(tg_table_name, to_jsonb(new));
  if new.sent_nearby is null then
    return null;
  end if;
  return new;
end
$$;
comment on function private.guard() is
  'Before a row of a form is stored: rejects large rows, cleans the row, checks each constraint and applies the limits.';
