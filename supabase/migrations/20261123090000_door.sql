-- A stranger closes a form for nobody but themselves. What is too large is refused before it is read, the limits count by widening
-- networks, and a day has a total. docs/decisions/0011-widening-networks.md has the arithmetic.

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
exception when insufficient_privilege or undefined_object then
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

-- Limits -----------------------------------------------------------------------------------------------------------------------

-- Protects the disk: a day of the largest rows that the forms take is some 180 MB. Days are of UTC.
alter table private.submission_limits
  add column per_day integer not null default 5000 check (per_day > 0);

-- Hashes of the networks around a sender, as long as the sender's own: the /24 and the /16 of an IPv4 address, the /48 and the /32
-- of an IPv6 one.
alter table private.recent_submissions add column network bytea, add column wide_network bytea;
create index recent_submissions_wide_network_idx on private.recent_submissions (wide_network);
drop index private.recent_submissions_sender_idx;

create function private.network_around(sender text, ipv4_bits integer, ipv6_bits integer) returns text
language sql immutable
return text(network(set_masklen(sender::inet, case when family(sender::inet) = 6 then ipv6_bits else ipv4_bits end)));

-- Which limits were reached, and how often, for the owner to be told of: `per_day`, `per_minute` and `network`. Written with the last
-- submission that a limit admits, because what a refused one writes is undone. Nothing of a person or an address.
create table private.limits_reached (
  form text not null,
  limit_name text not null,
  day date not null default (now() at time zone 'utc')::date,
  first_at timestamptz not null default now(),
  times bigint not null default 1,
  primary key (form, limit_name, day)
);
revoke all on table private.limits_reached from public;

-- Whether a total is kept for others. When half of it is used, a wide network may have sent only so many within the hour: `share`
-- at first, and fewer in step with what is left. Whoever comes first from a network is let in until nothing is left.
create function private.is_kept_for_others(used bigint, total bigint, recent bigint, share bigint) returns boolean
language sql immutable parallel safe
return 2 * used >= total and recent * total >= 2 * share * (total - used);

-- Nothing is kept for longer than an hour. The totals of the day bound how much there is.
create or replace function private.forget_senders() returns void
language sql set search_path = ''
begin atomic
  delete from private.recent_submissions where minute <= now() - interval '55 minutes';
  delete from private.sender_keys where day < (now() at time zone 'utc')::date;
end;

-- True when the entry is to be stored, false when the same entry was stored within the duplicate window (a retry after
-- a lost answer, which is acknowledged again). Raises PT429, status 429, above a limit. The lock makes the submissions of a
-- form wait for each other, so that none overlooks a row that another is about to store.
--
-- Within a sender's window its network is let in twice as often as one sender, and its wide network eight times. A sender is let
-- in twice as often within the hour, which is less than half of a day's total in a whole day.
create or replace function private.admit(form name, entry jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  limits private.submission_limits;
  email text := lower(entry ->> 'email');
  address text := private.sender();
  key bytea;
  this private.recent_submissions;
  repeated boolean;
  from_sender integer;
  from_sender_recently integer;
  from_mailbox integer;
  from_network integer;
  from_wide_network integer;
  from_wide_network_recently integer;
  in_minute integer;
  in_day integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(form, 0));
  select * into limits from private.submission_limits l where l.form = admit.form;

  execute format(
    'select exists (select from public.%I stored
       where lower(stored.email) = $1 and stored.created_at > now() - $2
         and to_jsonb(stored) - $4 = $3 - $4)', form)
    into repeated using email, limits.duplicate_window, entry, array['id', 'created_at', 'last_contact_at', 'told_at'];
  if repeated then
    return false;
  end if;

  key := private.sender_key();
  this.minute := date_trunc('minute', now());
  this.sender := private.keyed_hash(key, form || ' ' || address);
  this.mailbox := private.keyed_hash(key, form || ' ' || coalesce(address, '') || ' ' || email);
  this.network := private.keyed_hash(key, form || ' ' || private.network_around(address, 24, 48));
  this.wide_network := private.keyed_hash(key, form || ' ' || private.network_around(address, 16, 32));
  select count(*) filter (where r.sender = this.sender and r.minute > now() - limits.sender_window),
         count(*) filter (where r.sender = this.sender and r.minute > now() - interval '55 minutes'),
         count(*) filter (where r.network = this.network and r.minute > now() - limits.sender_window),
         count(*) filter (where r.wide_network = this.wide_network and r.minute > now() - limits.sender_window),
         count(*) filter (where r.wide_network = this.wide_network and r.minute > now() - interval '55 minutes'),
         count(*) filter (where r.mailbox = this.mailbox and r.minute > now() - interval '55 minutes')
    into from_sender, from_sender_recently, from_network, from_wide_network, from_wide_network_recently, from_mailbox
    from private.recent_submissions r where r.wide_network = this.wide_network or r.mailbox = this.mailbox;
  if from_sender >= limits.per_sender or from_sender_recently >= 2 * limits.per_sender
    or from_network >= 2 * limits.per_sender or from_wide_network >= 8 * limits.per_sender then
    raise exception using errcode = 'PT429',
      message = format('We have just received several submissions from your internet connection, which others may share. Please try again in %s minutes or call us.',
        ceil(extract(epoch from case when from_sender_recently >= 2 * limits.per_sender
          then interval '1 hour' else limits.sender_window end) / 60));
  end if;
  if from_mailbox >= limits.per_email_per_hour then
    raise exception using errcode = 'PT429',
      message = 'We have already received several submissions from this email address. Please try again in an hour or call us.';
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
      ('network', from_network + 1 >= 2 * limits.per_sender or from_wide_network + 1 >= 8 * limits.per_sender),
      ('per_minute', in_minute + 1 >= limits.per_minute),
      ('per_day', in_day + 1 >= limits.per_day)) as reached (name, is_reached)
    where reached.is_reached
    on conflict on constraint limits_reached_pkey do update set times = limits_reached.times + 1;
  perform private.forget_senders();
  insert into private.recent_submissions values (this.*);
  return true;
end
$$;
