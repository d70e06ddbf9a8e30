-- Notifies the owner of new rows by e-mail. A job calls `notify_owner` every minute. It retries an e-mail until the mail
-- service accepts it, and only then marks the rows as notified (docs/decisions/0012-the-database-tells-the-owner.md).

-- At most one e-mail is outstanding (not accepted yet). Retries send it unchanged, with its id as the idempotency key.
create table if not exists private.owner_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  leads uuid[] not null,
  subject text not null,
  body text not null,
  tries integer not null default 0,
  tried_at timestamptz,
  next_try_at timestamptz not null,
  request bigint, -- The pg_net request whose response is pending.
  problem text,
  sent_at timestamptz
);
create unique index if not exists owner_mails_open_idx on private.owner_mails ((true)) where sent_at is null;
create index if not exists owner_mails_created_at_idx on private.owner_mails (created_at);

-- The subjects that links on the site enter into the contact form. E-mails quote no other text from visitors.
create table if not exists private.proposed_subjects (subject text primary key);

-- E-mail requests whose response is pending. Unlogged like the tables of pg_net, so that a crash empties them together.
create unlogged table if not exists private.awaited_requests (request bigint primary key, mail uuid not null);

create or replace function private.mails_at_once() returns integer language sql immutable
return 25;
comment on function private.mails_at_once is 'Returns how many e-mails a day (UTC) may be sent immediately. After that, they are sent at most once an hour.';

create or replace function private.new_rows(limits private.submission_limits, out leads uuid[], out counted text, out line text)
language plpgsql stable set search_path = '' as $$
declare
  quoted text;
begin
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I where notified_at is null', limits.form) into leads;
  if cardinality(leads) > 0 then
    counted := format('%s new %s', cardinality(leads), case when cardinality(leads) = 1 then limits.singular else limits.plural end);
  end if;
  if limits.about is not null then
    execute format('select string_agg(distinct item, '', '')
      from public.%I as lead, lateral (select to_jsonb(lead) -> %L as held) as field,
        lateral jsonb_array_elements_text(case jsonb_typeof(held) when ''array'' then held else jsonb_build_array(held) end) as item
      where lead.notified_at is null
        and (jsonb_typeof(held) = ''array'' or item in (select subject from private.proposed_subjects))', limits.form, limits.about)
      into quoted;
  end if;
  line := counted || coalesce(': ' || quoted, '');
end $$;
comment on function private.new_rows is 'Returns the ids of a form''s new rows, and a line such as `3 new registrations: Crane, Dumper` if any.';

create or replace function private.unnotified(form text, out rows bigint, out since timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  execute format('select count(*), min(created_at) from public.%I where notified_at is null', form) into rows, since;
end $$;
comment on function private.unnotified is 'Returns the number of unnotified rows of a form, and the time of the oldest.';

create or replace function private.report_limits() returns text language sql set search_path = '' as $$
  with reached as (
    update private.limits_reached set notified = true
      where not notified and (limit_name = 'per_day' or limit_name = 'network' and exists (
        select from private.submission_limits l, lateral private.unnotified(l.form) waiting where waiting.rows > 0))
      returning form, day, limit_name)
  select string_agg(format(
      case limit_name
        when 'per_day' then 'On %s the table %s reached its limit for one day. Since then, the form has asked people to call. See "Limits against floods" in docs/going-live.md.'
        else 'On %s the table %s reached its limit for one network. If the rows are a flood, see "Limits against floods" in docs/going-live.md.'
      end, to_char(day, 'FMDD FMMonth'), form), E'\n' order by day, form, limit_name)
    from reached
$$;
comment on function private.report_limits is 'Returns a sentence for each limit to report, or null, and marks it as notified. Network limits need new leads.';

create or replace function private.write_mail(moment timestamptz) returns private.owner_mails
language plpgsql set search_path = '' as $$
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
  limits := private.report_limits();
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
        'This is e-mail %s of today. Until midnight (UTC), you get at most one e-mail an hour about everything received since the last.',
        written) end,
      '',
      'To see who wrote, run npm run leads or open the tables:',
      'https://supabase.com/dashboard/project/_/editor'))
    returning * into mail;
  return mail;
end $$;
comment on function private.write_mail is 'Inserts an e-mail about all new rows and limits, without personal data, if one is due. Returns it, or null.';

create or replace function private.next_try(tried_at timestamptz, tries integer) returns timestamptz
language sql stable set search_path = ''
return date_trunc('minute', tried_at) + least(interval '1 minute' * 2 ^ least(tries - 1, 6), interval '1 hour');
comment on function private.next_try is 'Returns the time of the next attempt: after 1, 2, 4 minutes and so on, up to an hour.';

create or replace function private.send_mail(mail private.owner_mails, moment timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  sent_request bigint;
begin
  sent_request := private.post_mail(mail.id, mail.subject, mail.body);
  insert into private.awaited_requests values (sent_request, mail.id)
    on conflict on constraint awaited_requests_pkey do update set mail = excluded.mail;
  update private.owner_mails set request = sent_request, tries = tries + 1, tried_at = moment where id = mail.id;
exception when others then
  update private.owner_mails set problem = sqlerrm, tries = tries + 1, tried_at = moment,
      next_try_at = private.next_try(moment, tries + 1)
    where id = mail.id;
end $$;
comment on function private.send_mail is 'Queues an outstanding e-mail in pg_net and records the request, or the error.';

-- If the request is no longer recorded, it was lost in a crash, so the e-mail is retried immediately with the same idempotency
-- key. A request without a response fails after five minutes.
create or replace function private.read_response(mail private.owner_mails, moment timestamptz) returns private.owner_mails
language plpgsql set search_path = '' as $$
declare
  response record;
  form text;
begin
  if not exists (select from private.awaited_requests a where a.request = mail.request and a.mail = read_response.mail.id) then
    update private.owner_mails set request = null, problem = 'the database restarted', next_try_at = moment
      where id = mail.id returning * into mail;
    return mail;
  end if;
  select * into response from private.mail_response(mail.request);
  if response.accepted then
    for form in select l.form from private.submission_limits l loop
      execute format('update public.%I set notified_at = $1 where id = any ($2)', form) using moment, mail.leads;
    end loop;
  elsif response.message is null and mail.tried_at > moment - interval '5 minutes' then
    return mail;
  end if;
  delete from private.awaited_requests a where a.request = mail.request;
  if response.accepted then
    update private.owner_mails set sent_at = moment, request = null, problem = null, leads = '{}'
      where id = mail.id returning * into mail;
  else
    update private.owner_mails set request = null, problem = coalesce(response.message, 'it did not respond'),
        next_try_at = private.next_try(mail.tried_at, mail.tries)
      where id = mail.id returning * into mail;
  end if;
  return mail;
end $$;
comment on function private.read_response is 'Marks the rows of an accepted e-mail as notified, or schedules the next attempt.';

create or replace function private.notify_owner(moment timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
declare
  mail private.owner_mails;
begin
  if not private.can_mail() or not pg_try_advisory_xact_lock(hashtextextended('notify_owner', 0)) then
    return;
  end if;
  select * into mail from private.owner_mails where sent_at is null;
  if mail.request is not null then
    mail := private.read_response(mail, moment);
  end if;
  if mail.id is null or mail.sent_at is not null then
    delete from private.owner_mails where sent_at < moment - interval '30 days';
    mail := private.write_mail(moment);
  end if;
  if mail.request is null and mail.next_try_at <= moment then
    perform private.send_mail(mail, moment);
  end if;
end $$;
comment on function private.notify_owner is 'Processes the last response, then retries the outstanding e-mail or sends the next one.';
