-- The owner is told of new rows by a mail that the database hands to a mail service itself. A job calls `tell_owner` every minute:
-- one mail for all that is new, tried again until the service takes it, and only then are its rows told.

-- 1, 2, 4 minutes and so on, up to an hour, from the minute of the last try.
create function private.next_try(tried_at timestamptz, tries integer) returns timestamptz
language sql stable set search_path = ''
return date_trunc('minute', tried_at) + least(interval '1 minute' * 2 ^ least(tries - 1, 6), interval '1 hour');

-- Looks for the answer to a mail that was handed over: rows are told when it was taken. What pg_net knows is lost in a crash, so a
-- request without an answer has failed after five minutes.
create function private.read_answer(mail private.owner_mails, moment timestamptz) returns private.owner_mails
language plpgsql set search_path = ''
as $$
declare
  answer record;
begin
  select * into answer from private.mail_answer(mail.request);
  if answer.taken then
    update public.operators set told_at = moment where id = any (mail.leads);
    update public.enquiries set told_at = moment where id = any (mail.leads);
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
revoke all on function private.read_answer(private.owner_mails, timestamptz) from public;

-- `3 new registrations`, and nothing for none.
create function private.counted(amount bigint, singular text, plural text) returns text
language sql stable
return case when amount > 0 then format('%s new %s', amount, case when amount = 1 then singular else plural end) end;

-- The sentences about daily totals that were reached, each said once.
create function private.tell_limits() returns text
language sql set search_path = ''
as $$
  with reached as (
    update private.limits_reached set told = true where limit_name = 'per_day' and not told returning form, day)
  select string_agg(format('On %s the table %s took as many rows as it may in a day. Since then the form has asked people to call: see "Limits against floods" in docs/going-live.md.',
      to_char(day, 'FMDD FMMonth'), form), E'\n' order by day, form)
    from reached
$$;
revoke all on function private.tell_limits() from public;

-- Writes one mail about everything that is new, with nothing about a person. Null where there is nothing to tell, or where the
-- mails of the day are one an hour by now and the last is younger.
create function private.write_mail(moment timestamptz) returns private.owner_mails
language plpgsql set search_path = ''
as $$
declare
  mail private.owner_mails;
  registrations uuid[];
  enquiries uuid[];
  machines text;
  subjects text;
  limits text;
  written integer;
  last_written timestamptz;
begin
  select count(*) + 1, max(created_at) into written, last_written from private.owner_mails
    where created_at >= date_trunc('day', moment, 'UTC');
  if written > private.mails_at_once() and last_written > moment - interval '1 hour' then
    return null;
  end if;
  select coalesce(array_agg(id), '{}') into registrations from public.operators where told_at is null;
  select coalesce(array_agg(id), '{}') into enquiries from public.enquiries where told_at is null;
  limits := private.tell_limits();
  if cardinality(registrations || enquiries) = 0 and limits is null then
    return null;
  end if;
  select string_agg(distinct machine, ', ') into machines
    from public.operators o, unnest(o.equipment) as machine where o.told_at is null;
  select string_agg(distinct e.subject, ', ') into subjects
    from public.enquiries e join private.proposed_subjects using (subject) where e.told_at is null;
  insert into private.owner_mails (created_at, next_try_at, leads, subject, body) values (
    moment, moment, registrations || enquiries,
    coalesce(
      nullif(concat_ws(' and ',
        private.counted(cardinality(registrations), 'registration', 'registrations'),
        private.counted(cardinality(enquiries), 'enquiry', 'enquiries')), ''),
      'A form has reached its total for the day'),
    concat_ws(E'\n',
      private.counted(cardinality(registrations), 'registration', 'registrations') || coalesce(': ' || machines, ''),
      private.counted(cardinality(enquiries), 'enquiry', 'enquiries') || coalesce(': ' || subjects, ''),
      limits,
      case when written = private.mails_at_once() then format(
        'This is mail %s of today. Until midnight (UTC) there is one an hour at most, about all that came in meanwhile.',
        written) end,
      '',
      'Who wrote is in the tables, which npm run registrations and npm run enquiries list:',
      'https://supabase.com/dashboard/project/_/editor'))
    returning * into mail;
  return mail;
end
$$;
revoke all on function private.write_mail(timestamptz) from public;

-- One step of the job: reads the answer to the last mail, then sends it again, or the next one. Does nothing until mail is set up.
create function private.tell_owner(moment timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
declare
  mail private.owner_mails;
begin
  if not private.can_mail() or not pg_try_advisory_xact_lock(hashtextextended('tell_owner', 0)) then
    return;
  end if;
  select * into mail from private.owner_mails where sent_at is null;
  if mail.request is not null then
    mail := private.read_answer(mail, moment);
  end if;
  if mail.id is null or mail.sent_at is not null then
    delete from private.owner_mails where sent_at < moment - interval '30 days';
    mail := private.write_mail(moment);
  end if;
  if mail.request is null and mail.next_try_at <= moment then
    begin
      update private.owner_mails set request = private.post_mail(id, subject, body), tries = tries + 1, tried_at = moment
        where id = mail.id;
    exception when others then
      update private.owner_mails set problem = sqlerrm, tries = tries + 1, tried_at = moment,
          next_try_at = private.next_try(moment, tries + 1)
        where id = mail.id;
    end;
  end if;
end
$$;
revoke all on function private.tell_owner(timestamptz) from public;
