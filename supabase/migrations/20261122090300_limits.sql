-- How often somebody may submit. The limits count by sender first, so that nobody can close a form for everybody else. A sender
-- is an address on the internet, kept for less than an hour as a hash whose key is replaced every day, and never beside a lead.

-- A class of learners, a site cabin or a phone network shares one address, so a sender may submit often enough for all of them.
-- The owner may change these at any time: update private.submission_limits set per_sender = 60 where form = 'operators';
create table private.submission_limits (
  form text primary key,
  per_sender integer not null default 30 check (per_sender > 0),
  -- What is older than 55 minutes is forgotten and cannot be counted.
  sender_window interval not null default interval '10 minutes'
    check (sender_window between interval '1 minute' and interval '50 minutes'),
  per_email_per_hour integer not null default 5 check (per_email_per_hour > 0),
  per_minute integer not null default 600 check (per_minute > 0),
  duplicate_window interval not null default interval '15 minutes'
);
revoke all on table private.submission_limits from public;
insert into private.submission_limits (form) values ('operators'), ('enquiries');

create table private.sender_keys (
  day date primary key,
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
revoke all on table private.sender_keys from public;

-- Unlogged: a crash empties it, and no copy of it is left in the log that backups are made from. The whole minute is kept
-- and not the moment, which would lead to the row that was stored in it.
create unlogged table private.recent_submissions (
  minute timestamptz not null default date_trunc('minute', now()),
  sender bytea,
  mailbox bytea not null
);
revoke all on table private.recent_submissions from public;
create index recent_submissions_minute_idx on private.recent_submissions (minute);
create index recent_submissions_sender_idx on private.recent_submissions (sender);
create index recent_submissions_mailbox_idx on private.recent_submissions (mailbox);

-- Reads one entry of a header, also with a port or as an IPv4 address inside an IPv6 one. Null where it is no address.
create function private.read_address(entry text) returns inet
language plpgsql immutable set search_path = ''
as $$
begin
  return host(regexp_replace(
    regexp_replace(btrim(entry), '^\[(.*)\](:\d+)?$|^([\d.]+):\d+$', '\1\3'),
    '^::ffff:(?=[\d.]+$)', '', 'i')::inet);
exception when invalid_text_representation then
  return null;
end
$$;

create function private.is_inside_network(address inet) returns boolean
language sql immutable
return address <<= any (array[
  '127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16',
  '::1', 'fc00::/7', 'fe80::/10']::inet[]);

-- The address that the request came from, or null where none is known (SQL without a request). PostgREST hands the headers
-- over in request.headers. Every proxy adds the address that called it at the end of x-forwarded-for, so the last one from
-- outside the host's network is right and what stands before it may be invented. IPv6 counts by /56, which is what one
-- household is given (RIPE-690).
--
-- The function `submit` inserts with the owner's key for a visitor whose browser runs no scripts, and hands the visitor's own
-- addresses over in x-visitor-address. Nobody else is believed: the role is what the database acts as, which no request can claim.
create function private.sender() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  handed_over text := case when current_setting('role') = 'service_role' then headers ->> 'x-visitor-address' end;
  address inet := case when handed_over is null then private.read_address(headers ->> 'cf-connecting-ip') end;
begin
  if address is null then
    select hop.address into address
    from unnest(string_to_array(coalesce(handed_over, headers ->> 'x-forwarded-for'), ',')) with ordinality as entries (entry, place),
      lateral (select private.read_address(entry) as address) as hop,
      lateral (select coalesce(private.is_inside_network(hop.address), false) as inside) as network
    order by inside, case when inside then place else -place end
    limit 1;
  end if;
  return case when family(address) = 6 then text(network(set_masklen(address, 56))) else host(address) end;
end
$$;

create function private.sender_key() returns bytea
language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  today_key bytea;
begin
  select k.key into today_key from private.sender_keys k where k.day = today;
  if today_key is null then
    insert into private.sender_keys (day) values (today) on conflict do nothing;
    select k.key into strict today_key from private.sender_keys k where k.day = today;
  end if;
  return today_key;
end
$$;
revoke all on function private.sender_key() from public;

-- Null for null. Hashed twice, as HMAC does.
create function private.keyed_hash(key bytea, value text) returns bytea
language sql immutable parallel safe
return sha256(key || sha256(key || convert_to(value, 'UTF8')));

-- Runs with every stored submission and every five minutes by schedule, so that nothing is kept for longer than an hour. Beyond
-- 8,000 entries, more than the limits for everybody let in within five minutes, the oldest go first.
create function private.forget_senders() returns void
language sql set search_path = ''
begin atomic
  delete from private.recent_submissions
  where minute <= greatest(
    now() - interval '55 minutes',
    (select newer.minute from private.recent_submissions newer order by newer.minute desc offset 8000 limit 1));
  delete from private.sender_keys where day < (now() at time zone 'utc')::date;
end;
revoke all on function private.forget_senders() from public;

-- True when the entry is to be stored, false when the same entry was stored within the duplicate window (a retry after
-- a lost answer, which is acknowledged again). Raises PT429, status 429, above a limit. The lock makes the submissions of a
-- form wait for each other, so that none overlooks a row that another is about to store.
create function private.admit(form name, entry jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  limits private.submission_limits;
  email text := lower(entry ->> 'email');
  address text := private.sender();
  key bytea;
  this_sender bytea;
  this_mailbox bytea;
  repeated boolean;
  from_sender integer;
  from_mailbox integer;
  from_everyone integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(form, 0));
  select * into limits from private.submission_limits l where l.form = admit.form;

  execute format(
    'select exists (select from public.%I stored
       where lower(stored.email) = $1 and stored.created_at > now() - $2
         and to_jsonb(stored) - $4 = $3 - $4)', form)
    into repeated using email, limits.duplicate_window, entry, array['id', 'created_at', 'last_contact_at'];
  if repeated then
    return false;
  end if;

  key := private.sender_key();
  this_sender := private.keyed_hash(key, form || ' ' || address);
  this_mailbox := private.keyed_hash(key, form || ' ' || coalesce(address, '') || ' ' || email);
  select count(*) filter (where r.sender = this_sender and r.minute > now() - limits.sender_window),
         count(*) filter (where r.mailbox = this_mailbox and r.minute > now() - interval '55 minutes')
    into from_sender, from_mailbox
    from private.recent_submissions r where r.sender = this_sender or r.mailbox = this_mailbox;
  if from_sender >= limits.per_sender then
    raise exception using errcode = 'PT429',
      message = format('We have just received several submissions from your internet connection, which others may share. Please try again in %s minutes or call us.',
        ceil(extract(epoch from limits.sender_window) / 60));
  end if;
  if from_mailbox >= limits.per_email_per_hour then
    raise exception using errcode = 'PT429',
      message = 'We have already received several submissions from this email address. Please try again in an hour or call us.';
  end if;

  execute format('select count(*) from public.%I where created_at > now() - interval ''1 minute''', form) into from_everyone;
  if from_everyone >= limits.per_minute then
    raise exception using errcode = 'PT429',
      message = 'We are receiving a lot of submissions just now. Please try again in a minute or call us.';
  end if;

  perform private.forget_senders();
  insert into private.recent_submissions (sender, mailbox) values (this_sender, this_mailbox);
  return true;
end
$$;
revoke all on function private.admit(name, jsonb) from public;
