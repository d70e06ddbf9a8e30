-- A stranger closes a form for nobody but themselves: the limits count by widening networks, and a day has a total.
-- docs/decisions/0011-widening-networks.md has the arithmetic.

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
  told boolean not null default false,
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
