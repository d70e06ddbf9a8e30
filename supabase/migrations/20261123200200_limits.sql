-- Rate limits. Submissions are counted per sender and per network of increasing size, so that one visitor can't use up a form
-- for all others. docs/decisions/0011-widening-networks.md explains the numbers.

-- One row per form. The owner can change the limits at any time, for example: update private.submission_limits set per_sender
-- = 60 where form_table = 'operators'. An hour is `private.counted_period`, after which submissions are forgotten.
create table private.submission_limits (
  form_table text primary key,
  -- The column whose value identifies a person. Duplicates and per_person only count rows with the same value in it.
  limited_by name not null,
  -- The limit for an hour. It is high enough for a class of trainees or a site cabin, whose members share one address. Three
  -- other limits are computed from it, in `max_per_network`, `reject_flood_of_day` and `apply_limits`.
  per_sender integer not null default 30 check (per_sender > 0),
  -- In an hour.
  per_person integer not null default 5 check (per_person > 0),
  -- Protects the disk space. Days are counted in UTC.
  per_day integer not null default 5000 check (per_day > 0),
  duplicate_window interval not null default interval '15 minutes',
  -- Months after the last contact, as stated in the privacy policy.
  kept_months integer not null default 12 check (kept_months > 0)
);

-- Limits that were reached (`per_day` or `network`), for emails and the status report. The last accepted submission inserts the
-- row, because a rejected submission is rolled back. Contains no data about persons or addresses. Visitors have no access.
create table public.reached_limits (
  form_table text not null,
  limit_name text not null,
  day date not null default (now() at time zone 'utc')::date,
  times bigint not null default 1,
  notified boolean not null default false,
  primary key (form_table, limit_name, day)
);
alter table public.reached_limits enable row level security;
revoke all on table public.reached_limits from anon, authenticated;
grant select, insert, update, delete on table public.reached_limits to service_role;

create type private.sent_counts as (
  by_sender bigint, by_person bigint, by_network bigint, by_wide_network bigint, by_network_today bigint,
  active_networks bigint);
comment on type private.sent_counts is 'The numbers of submissions from the sender, from the person, and from the networks of an attempt, and how many networks of the wide network sent any. They count the last hour, except by_network_today.';

-- The lock serialises the submissions of a form, so that each check sees all earlier rows.
create or replace function private.apply_limits(limits private.submission_limits, submitted jsonb) returns integer language plpgsql set search_path = '' as $$
declare
  attempt private.recent_submissions;
  repeated uuid;
  sent private.sent_counts;
  stored_today bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(limits.form_table, 0));
  attempt := private.identify(limits, submitted);
  if private.is_own_repeat(attempt) then
    return null;
  end if;
  sent := private.count_sent(attempt);
  perform private.reject_busy_sender(limits, sent);
  stored_today := private.count_today(limits.form_table);
  perform private.reject_flood_of_day(limits, sent, stored_today);

  perform private.record_reached_limits(limits, sent, stored_today);
  perform private.forget_senders();
  repeated := attempt.lead;
  attempt.lead := coalesce(repeated, (submitted ->> 'id')::uuid);
  perform private.record_attempt(attempt);
  if sent.by_network + 1 = limits.per_sender then
    perform private.mark_flood(limits.form_table, attempt.network);
  end if;
  return case when repeated is null then sent.by_network end;
end $$;
comment on function private.apply_limits is 'Applies the limits of a form. Returns how many rows the network sent in the last hour, or null for a duplicate. Raises status 429 if a limit is exceeded.';

-- A repeated submission, such as a retry after a lost response, is confirmed but not stored again. If another sender stored the
-- row, the repeat is limited and counted like a new row. Otherwise a stranger could find out that the row exists.
create or replace function private.is_own_repeat(attempt private.recent_submissions) returns boolean language sql stable set search_path = ''
return exists (select from private.recent_submissions r where r.sender_person = attempt.sender_person and r.lead = attempt.lead);

-- Ignores columns that visitors can't fill in, such as created_at, because they differ between two rows.
create or replace function private.find_repeated(limits private.submission_limits, submitted jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  form regclass := format('public.%I', limits.form_table);
  ignored text[] := array(select attname from pg_catalog.pg_attribute
    where attrelid = form and attnum > 0 and not has_column_privilege('anon', form, attnum, 'insert'));
  repeated uuid;
begin
  execute format(
    'select stored.id from %s stored
       where lower(stored.%I) = lower($1) and stored.created_at > now() - $2 and to_jsonb(stored) - $3 = $4 - $3 limit 1',
    form, limits.limited_by)
    into repeated using submitted ->> limits.limited_by, limits.duplicate_window, ignored, submitted;
  return repeated;
end $$;
comment on function private.find_repeated is 'Returns the id of a recent row with the same values, or null.';

create or replace function private.identify(limits private.submission_limits, submitted jsonb) returns private.recent_submissions
language plpgsql set search_path = '' as $$
declare
  key bytea := private.sender_key();
  address text := private.sender();
  prefix text := limits.form_table || ' ';
  attempt private.recent_submissions;
begin
  attempt.minute := date_trunc('minute', now());
  attempt.sender := private.keyed_hash(key, prefix || address);
  attempt.sender_person := private.keyed_hash(key, prefix || coalesce(address, '') || ' ' || lower(submitted ->> limits.limited_by));
  attempt.network := private.keyed_hash(key, prefix || private.network_around(address, 24, 48));
  attempt.wide_network := private.keyed_hash(key, prefix || private.network_around(address, 16, 32));
  attempt.lead := private.find_repeated(limits, submitted);
  return attempt;
end $$;

create or replace function private.count_sent(attempt private.recent_submissions) returns private.sent_counts
language sql stable set search_path = ''
return (
  select row(
    count(*) filter (where r.sender = attempt.sender),
    count(*) filter (where r.sender_person = attempt.sender_person),
    count(*) filter (where r.network = attempt.network),
    count(*) filter (where r.wide_network = attempt.wide_network),
    coalesce((select n.submissions from private.networks_of_day n
      where n.network = attempt.network and n.day = (now() at time zone 'utc')::date), 0),
    count(distinct r.network) filter (where r.wide_network = attempt.wide_network))::private.sent_counts
  from private.recent_submissions r
  where (r.wide_network = attempt.wide_network or r.sender_person = attempt.sender_person) and r.minute > now() - private.counted_period());

create or replace function private.count_today(form_table name) returns bigint language plpgsql stable set search_path = '' as $$
declare
  stored bigint;
begin
  execute format('select count(*) from public.%I where created_at >= date_trunc(''day'', now(), ''UTC'')', form_table) into stored;
  return stored;
end $$;

-- A network may send eight times as many submissions as one sender, so that a few addresses can't block a mobile network.
create or replace function private.max_per_network(limits private.submission_limits) returns integer
language sql immutable parallel safe set search_path = ''
return 8 * limits.per_sender;

create or replace function private.reject_busy_sender(limits private.submission_limits, sent private.sent_counts) returns void
language plpgsql stable set search_path = '' as $$
begin
  if sent.by_sender >= limits.per_sender or sent.by_network >= private.max_per_network(limits) then
    perform private.reject('per_sender');
  elsif sent.by_person >= limits.per_person then
    perform private.reject('per_person', limits.limited_by);
  end if;
end $$;
comment on function private.reject_busy_sender is 'Raises status 429 if the sender or its network has sent too much, or the sender too much for the same person, in the last hour.';

-- The second half of the daily limit is reserved for networks that have sent little. The maximum per network starts at
-- `per_sender` and falls to 0 at the limit. A network that sent nothing today is accepted until twice the limit, unless many
-- networks of its wide network are sending.
create or replace function private.reject_flood_of_day(limits private.submission_limits, sent private.sent_counts, stored bigint) returns void
language plpgsql stable set search_path = '' as $$
declare
  remaining bigint := limits.per_day - stored;
  share numeric := 2.0 * limits.per_sender * remaining / limits.per_day;
  is_new boolean := sent.by_network_today = 0 and sent.active_networks < limits.per_sender and stored < 2 * limits.per_day;
begin
  if stored >= remaining and greatest(sent.by_wide_network, sent.by_network_today) >= share and not is_new then
    perform private.reject('per_day');
  end if;
end $$;
comment on function private.reject_flood_of_day is 'Raises status 429 if the remaining places of the day are reserved for networks that have sent less.';

create or replace function private.record_reached_limits(limits private.submission_limits, sent private.sent_counts, stored bigint) returns void
language sql set search_path = ''
begin atomic
  insert into public.reached_limits (form_table, limit_name)
    select limits.form_table, reached.name
    from (values
      ('network', sent.by_network + 1 = private.max_per_network(limits)),
      ('per_day', stored + 1 in (limits.per_day, 2 * limits.per_day))) as reached (name, is_reached)
    where reached.is_reached
    on conflict on constraint reached_limits_pkey do update
      -- The owner is notified each time a raised daily limit is reached, but only once a day about a network limit.
      set times = reached_limits.times + 1, notified = reached_limits.notified and reached_limits.limit_name = 'network';
end;

create or replace function private.record_attempt(attempt private.recent_submissions) returns void language sql set search_path = ''
begin atomic
  insert into private.recent_submissions select (attempt).*;
  insert into private.networks_of_day as n (network, day)
    select attempt.network, (now() at time zone 'utc')::date where attempt.network is not null
    on conflict (network) do update set submissions = n.submissions + 1;
end;

create or replace function private.mark_flood(form_table name, network bytea) returns void language plpgsql set search_path = '' as $$
begin
  execute format('update public.%I set likely_flood = true where id in (
    select r.lead from private.recent_submissions r where r.network = $1 and r.minute > now() - private.counted_period())', form_table)
    using network;
end $$;
