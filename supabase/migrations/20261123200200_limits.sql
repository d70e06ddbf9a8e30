-- Rate limits. Submissions are counted per sender and per network of increasing size, so that one visitor can't use up a form
-- for all others. docs/decisions/0011-widening-networks.md explains the numbers.

-- One row per form. The owner can change the limits at any time, for example: update private.submission_limits set per_sender
-- = 60 where form = 'operators';
create table if not exists private.submission_limits (
  form text primary key,
  -- The column that identifies a person. Duplicates and per_email_per_hour only count rows with the same value in it.
  limited_by name not null,
  -- High enough for a class of trainees, a site cabin or a mobile network, whose members share one address.
  per_sender integer not null default 30 check (per_sender > 0),
  -- At most 50 minutes, because submissions are forgotten after 55 minutes.
  sender_window interval not null default interval '10 minutes'
    check (sender_window between interval '1 minute' and interval '50 minutes'),
  per_email_per_hour integer not null default 5 check (per_email_per_hour > 0),
  per_minute integer not null default 600 check (per_minute > 0),
  -- Protects the disk space. Days are counted in UTC.
  per_day integer not null default 5000 check (per_day > 0),
  duplicate_window interval not null default interval '15 minutes',
  -- Months after the last contact, as stated in the privacy policy.
  kept_months integer not null default 12 check (kept_months > 0)
);

-- Limits that were reached (`per_day`, `per_minute`, `network`), for e-mails and the status report. The last accepted submission
-- inserts the row, because a rejected submission is rolled back. Contains no data about persons or addresses.
create table if not exists private.limits_reached (
  form text not null,
  limit_name text not null,
  day date not null default (now() at time zone 'utc')::date,
  first_at timestamptz not null default now(),
  times bigint not null default 1,
  notified boolean not null default false,
  primary key (form, limit_name, day)
);

-- Reserves the second half of a total. The more of it is used, the fewer submissions a network may have sent to be accepted. At
-- half of the total, this number is `share`. The first submission from a network is accepted until the total is used up.
create or replace function private.is_kept_for_others(used bigint, total bigint, recent bigint, share bigint) returns boolean
language sql immutable parallel safe set search_path = ''
return 2 * used >= total and recent * total >= 2 * share * (total - used);
comment on function private.is_kept_for_others is 'Whether the remainder of a total limit is reserved for networks that have sent fewer submissions.';

-- A repeated submission, such as a retry after a lost response, is confirmed but not stored again. If another sender stored the
-- row, the repeat is limited and counted like a new row. Otherwise a stranger could find out that the row exists. The lock
-- serialises the submissions of a form, so that each check sees all earlier rows.
--
-- Within `sender_window`, a network may send twice as many submissions as one sender, and a wide network eight times as many.
-- Beyond that, a wide network may send `per_sender` submissions a minute from networks that have not sent any. Otherwise eight
-- addresses could block a form for a whole mobile network.
--
-- The daily limit counts what a network sent today and what its wide network sent in the last hour. Beyond the limit, there is as
-- much room again for networks that sent nothing today.
create or replace function private.admit(form name, entry jsonb) returns integer language plpgsql set search_path = '' as $$
declare
  limits private.submission_limits;
  person text;
  address text := private.sender();
  key bytea;
  attempt private.recent_submissions;
  today date := (now() at time zone 'utc')::date;
  repeated uuid;
  sent_today integer;
  sent record;
  stored record;
begin
  perform pg_advisory_xact_lock(hashtextextended(form, 0));
  select * into limits from private.submission_limits l where l.form = admit.form;
  person := lower(entry ->> limits.limited_by);

  execute format(
    'select stored.id from public.%I stored
       where lower(stored.%I) = $1 and stored.created_at > now() - $2 and to_jsonb(stored) - $4 = $3 - $4 limit 1',
    form, limits.limited_by)
    into repeated using person, limits.duplicate_window, entry,
      array['id', 'created_at', 'last_contact_at', 'answered_at', 'notified_at', 'mail_id', 'mail_after', 'likely_flood'];
  key := private.sender_key();
  attempt.lead := coalesce(repeated, (entry ->> 'id')::uuid);
  attempt.minute := date_trunc('minute', now());
  attempt.sender := private.keyed_hash(key, form || ' ' || address);
  attempt.mailbox := private.keyed_hash(key, form || ' ' || coalesce(address, '') || ' ' || person);
  attempt.network := private.keyed_hash(key, form || ' ' || private.network_around(address, 24, 48));
  attempt.wide_network := private.keyed_hash(key, form || ' ' || private.network_around(address, 16, 32));
  if exists (select from private.recent_submissions r where r.mailbox = attempt.mailbox and r.lead = repeated) then
    return null;
  end if;

  select count(*) filter (where r.sender = attempt.sender and r.minute > now() - limits.sender_window) as by_sender,
         count(*) filter (where r.sender = attempt.sender and r.minute > now() - interval '55 minutes') as by_sender_in_hour,
         count(*) filter (where r.network = attempt.network and r.minute > now() - limits.sender_window) as by_network,
         count(*) filter (where r.network = attempt.network and r.minute > now() - interval '55 minutes') as by_network_in_hour,
         count(*) filter (where r.wide_network = attempt.wide_network and r.minute > now() - limits.sender_window) as by_wide_network,
         count(*) filter (where r.wide_network = attempt.wide_network and r.minute > now() - interval '55 minutes') as nearby,
         count(distinct r.network) filter (where r.wide_network = attempt.wide_network and r.minute = attempt.minute) as networks,
         count(*) filter (where r.mailbox = attempt.mailbox and r.minute > now() - interval '55 minutes') as by_mailbox
    into sent from private.recent_submissions r where r.wide_network = attempt.wide_network or r.mailbox = attempt.mailbox;
  if sent.by_sender >= limits.per_sender or sent.by_sender_in_hour >= 2 * limits.per_sender
    or sent.by_network >= 2 * limits.per_sender
    or (sent.by_wide_network >= 8 * limits.per_sender and (sent.by_network > 0 or sent.networks >= limits.per_sender)) then
    raise exception using errcode = 'PT429', message = format(
      'We have just received several submissions from your internet connection, which others may share. Please try again in %s minutes or call us.',
      case when sent.by_sender_in_hour >= 2 * limits.per_sender then 60 else ceil(extract(epoch from limits.sender_window) / 60) end);
  elsif sent.by_mailbox >= limits.per_email_per_hour then
    raise exception using errcode = 'PT429', message = format(
      'We have already received several submissions from this %s. Please try again in an hour or call us.',
      case limits.limited_by when 'email' then 'e-mail address' when 'phone' then 'phone number' else replace(limits.limited_by, '_', ' ') end);
  end if;

  execute format(
    'select count(*) filter (where created_at > now() - interval ''1 minute'') as in_minute,
       count(*) filter (where created_at >= $1) as in_day
     from public.%I where created_at >= least($1, now() - interval ''1 minute'')', form)
    into stored using date_trunc('day', now(), 'UTC');
  sent_today := coalesce((select n.forms from private.networks_of_day n where n.network = attempt.network and n.day = today), 0);
  if private.is_kept_for_others(stored.in_minute, limits.per_minute, sent.nearby, limits.per_sender) then
    raise exception using errcode = 'PT429', message = 'We are receiving a lot of submissions just now. Please try again in a minute or call us.';
  elsif private.is_kept_for_others(stored.in_day, limits.per_day, greatest(sent.nearby, sent_today), limits.per_sender)
    and (sent_today > 0 or sent.nearby >= limits.per_sender or stored.in_day >= 2 * limits.per_day) then
    raise exception using errcode = 'PT429', message = 'We are receiving a lot of submissions today. Please try again later or call us.';
  end if;

  insert into private.limits_reached (form, limit_name)
    select admit.form, reached.name
    from (values
      ('network', sent.by_network + 1 = 2 * limits.per_sender or sent.by_wide_network + 1 = 8 * limits.per_sender),
      ('per_minute', stored.in_minute + 1 >= limits.per_minute),
      ('per_day', stored.in_day + 1 in (limits.per_day, 2 * limits.per_day))) as reached (name, is_reached)
    where reached.is_reached
    on conflict on constraint limits_reached_pkey do update
      -- The owner is notified each time a raised daily limit is reached, but only once a day about a network limit.
      set times = limits_reached.times + 1, notified = limits_reached.notified and limits_reached.limit_name = 'network';
  perform private.forget_senders();
  insert into private.recent_submissions values (attempt.*);
  insert into private.networks_of_day as n (network, day) select attempt.network, today where attempt.network is not null
    on conflict (network) do update set forms = n.forms + 1;
  if repeated is not null then
    return null;
  end if;

  if sent.by_network_in_hour + 1 = limits.per_sender then
    execute format('update public.%I set likely_flood = true where id in (
      select r.lead from private.recent_submissions r where r.network = $1 and r.minute > now() - interval ''55 minutes'')', form)
      using attempt.network;
  end if;
  return sent.by_network_in_hour;
end $$;
comment on function private.admit is 'Applies the limits of a form. Returns how many rows the network sent in the last hour, or null for a duplicate. Raises status 429 if a limit is exceeded.';
