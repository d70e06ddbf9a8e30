-- A form is a table with a line in `submission_limits`: what a mail calls its rows, and by which column they are limited. A new
-- form's migration creates the table, of the form's fields alone, and calls `private.open_form`.

alter table private.submission_limits
  add column singular text,
  add column plural text,
  -- Tells a person from another: repeats are looked for among its rows, and `per_email_per_hour` counts them.
  add column limited_by name not null default 'email',
  -- A list of choices, or a text of which the subjects that the site proposes may be in a mail.
  add column about name;
update private.submission_limits l set singular = known.singular, plural = known.plural, about = known.about
  from (values ('operators', 'registration', 'registrations', 'equipment'), ('enquiries', 'enquiry', 'enquiries', 'subject'))
    as known (form, singular, plural, about)
  where l.form = known.form;
alter table private.submission_limits
  alter column singular set not null, alter column plural set not null, alter column limited_by drop default;

-- Opens a table whose columns are the fields of a form: adds what the database sets, lets visitors insert the fields and nothing
-- else, and has its rows guarded, limited, told of and deleted as those of every form.
create function private.open_form(
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
    add column told_at timestamptz', form);
  execute format('comment on column public.%I.last_contact_at is %L', form,
    'Moved by the owner; the row is deleted kept_months after it.');
  execute format('comment on column public.%I.told_at is %L', form, 'Null until a mail about it was sent to the owner.');
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
revoke all on function private.open_form(name, text, text, name, name) from public;

-- As in 20261123090050_networks.sql, but by the column that limits the form. True when the entry is to be stored, false when the
-- same entry was stored within the duplicate window (a retry after a lost answer, which is acknowledged again). Raises PT429,
-- status 429, above a limit. The lock makes the submissions of a form wait for each other, so that none overlooks a row that
-- another is about to store.
--
-- Within a sender's window its network is let in twice as often as one sender, and its wide network eight times. A sender is let
-- in twice as often within the hour, which is less than half of a day's total in a whole day.
create or replace function private.admit(form name, entry jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  limits private.submission_limits;
  person text;
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
  person := lower(entry ->> limits.limited_by);

  execute format(
    'select exists (select from public.%I stored
       where lower(stored.%I) = $1 and stored.created_at > now() - $2
         and to_jsonb(stored) - $4 = $3 - $4)', form, limits.limited_by)
    into repeated using person, limits.duplicate_window, entry, array['id', 'created_at', 'last_contact_at', 'told_at'];
  if repeated then
    return false;
  end if;

  key := private.sender_key();
  this.minute := date_trunc('minute', now());
  this.sender := private.keyed_hash(key, form || ' ' || address);
  this.mailbox := private.keyed_hash(key, form || ' ' || coalesce(address, '') || ' ' || person);
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

-- As in 20261123090300_tell_owner.sql, but for every form. Looks for the answer to a mail that was handed over: rows are told when
-- it was taken. What pg_net knows is lost in a crash, so a request without an answer has failed after five minutes.
create or replace function private.read_answer(mail private.owner_mails, moment timestamptz) returns private.owner_mails
language plpgsql set search_path = ''
as $$
declare
  answer record;
  form text;
begin
  select * into answer from private.mail_answer(mail.request);
  if answer.taken then
    for form in select l.form from private.submission_limits l loop
      execute format('update public.%I set told_at = $1 where id = any ($2)', form) using moment, mail.leads;
    end loop;
    update private.owner_mails set sent_at = moment, request = null, problem = null, leads = '{}'
      where id = mail.id returning * into mail;
  elsif answer.said is not null or mail.tried_at <= moment - interval '5 minutes' then
    update private.owner_mails set request = null, problem = coalesce(answer.said, 'it gave no answer'),
        next_try_at = private.next_try(mail.tried_at, mail.tries)
      where id = mail.id returning * into mail;
  end if;
  return mail;
end
$$;

-- What is new of a form: its rows, and a line such as `3 new registrations: Crane, Dumper`. No row, no line.
create function private.new_rows(limits private.submission_limits, out leads uuid[], out counted text, out line text)
language plpgsql stable set search_path = ''
as $$
declare
  quoted text;
begin
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I where told_at is null', limits.form) into leads;
  counted := private.counted(cardinality(leads), limits.singular, limits.plural);
  if limits.about is not null then
    execute format('select string_agg(distinct item, '', '')
      from public.%I as lead, lateral (select to_jsonb(lead) -> %L as held) as field,
        lateral jsonb_array_elements_text(case jsonb_typeof(held) when ''array'' then held else jsonb_build_array(held) end) as item
      where lead.told_at is null
        and (jsonb_typeof(held) = ''array'' or item in (select subject from private.proposed_subjects))', limits.form, limits.about)
      into quoted;
  end if;
  line := counted || coalesce(': ' || quoted, '');
end
$$;
revoke all on function private.new_rows(private.submission_limits) from public;

-- As in 20261123090300_tell_owner.sql, but for every form. Writes one mail about everything that is new, with nothing about a person. Null where there is nothing
-- to tell, or where the mails of the day are one an hour by now and the last is younger.
create or replace function private.write_mail(moment timestamptz) returns private.owner_mails
language plpgsql set search_path = ''
as $$
declare
  mail private.owner_mails;
  form private.submission_limits;
  fresh record;
  leads uuid[] := '{}';
  counts text[] := '{}';
  lines text[] := '{}';
  limits text;
  written integer;
  last_written timestamptz;
begin
  select count(*) + 1, max(created_at) into written, last_written from private.owner_mails
    where created_at >= date_trunc('day', moment, 'UTC');
  if written > private.mails_at_once() and last_written > moment - interval '1 hour' then
    return null;
  end if;
  for form in select * from private.submission_limits l order by format('public.%I', l.form)::regclass::oid loop
    select * into fresh from private.new_rows(form);
    leads := leads || fresh.leads;
    counts := array_remove(counts || fresh.counted, null);
    lines := array_remove(lines || fresh.line, null);
  end loop;
  limits := private.tell_limits();
  if cardinality(leads) = 0 and limits is null then
    return null;
  end if;
  insert into private.owner_mails (created_at, next_try_at, leads, subject, body) values (
    moment, moment, leads,
    coalesce(nullif(array_to_string(counts, ' and '), ''), 'A form has reached its total for the day'),
    concat_ws(E'\n',
      nullif(array_to_string(lines, E'\n'), ''),
      limits,
      case when written = private.mails_at_once() then format(
        'This is mail %s of today. Until midnight (UTC) there is one an hour at most, about all that came in meanwhile.',
        written) end,
      '',
      'Who wrote is in the tables, which npm run leads lists:',
      'https://supabase.com/dashboard/project/_/editor'))
    returning * into mail;
  return mail;
end
$$;

create function private.untold(form text, out rows bigint, out since timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  execute format('select count(*), min(created_at) from public.%I where told_at is null', form) into rows, since;
end
$$;
revoke all on function private.untold(text) from public;

-- As in 20261123090500_status.sql, but for every form. How production is: `npm run mail -- status` and `npm run check:live` make a line of each part.
create or replace function public.production_status() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  settings jsonb := private.mail_settings();
begin
  return jsonb_build_object(
    'now', now(),
    'migration', public.schema_version(),
    'jobs', jsonb_build_array(private.job_status('delete-expired'), private.job_status('tell-owner')),
    'mail', (
      select jsonb_build_object(
        'can_send', to_regclass('net._http_response') is not null,
        'missing', (select coalesce(jsonb_agg(name), '[]') from unnest(private.mail_setting_names()) as name where not settings ? name),
        'sent_at', (select max(sent_at) from private.owner_mails),
        'problem', (select problem from private.owner_mails where sent_at is null),
        'next_try_at', (select next_try_at from private.owner_mails where sent_at is null and problem is not null))),
    'untold', (
      select jsonb_build_object('rows', coalesce(sum(rows), 0), 'since', min(since))
      from private.submission_limits l, lateral private.untold(l.form)),
    'limits', (
      select coalesce(jsonb_agg(jsonb_build_object('form', form, 'limit', limit_name, 'times', times)), '[]')
      from private.limits_reached where day >= (now() at time zone 'utc')::date - 1));
end
$$;
