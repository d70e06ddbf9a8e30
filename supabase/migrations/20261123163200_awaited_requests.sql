-- A crash of the database empties what pg_net knows, and its request numbers start at 1 again. A mail must not count as sent
-- because another request has got its number.

-- The request of a mail whose response is awaited. Unlogged like the tables of pg_net, so that a crash empties all of them.
create unlogged table private.awaited_requests (request bigint primary key, mail uuid not null);
revoke all on table private.awaited_requests from public;

-- Hands an open mail to pg_net and records the request. A request that cannot be made is tried again later.
create function private.send_mail(mail private.owner_mails, moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
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
end
$$;
revoke all on function private.send_mail(private.owner_mails, timestamptz) from public;
comment on function private.send_mail(private.owner_mails, timestamptz) is 'Hands an open mail to pg_net and records the request.';

-- Looks for the response to a mail. Its rows count as told once the mail service has accepted it. A request that the database no
-- longer knows was lost in a crash: the mail is sent again at once, under the same key. A request without a response fails after
-- five minutes.
create or replace function private.read_answer(mail private.owner_mails, moment timestamptz) returns private.owner_mails
language plpgsql set search_path = ''
as $$
declare
  answer record;
  form text;
begin
  if not exists (select from private.awaited_requests a where a.request = mail.request and a.mail = read_answer.mail.id) then
    update private.owner_mails set request = null, problem = 'the database restarted', next_try_at = moment
      where id = mail.id returning * into mail;
    return mail;
  end if;
  select * into answer from private.mail_answer(mail.request);
  if answer.taken then
    for form in select l.form from private.submission_limits l loop
      execute format('update public.%I set told_at = $1 where id = any ($2)', form) using moment, mail.leads;
    end loop;
  elsif answer.said is null and mail.tried_at > moment - interval '5 minutes' then
    return mail;
  end if;
  delete from private.awaited_requests a where a.request = mail.request;
  if answer.taken then
    update private.owner_mails set sent_at = moment, request = null, problem = null, leads = '{}'
      where id = mail.id returning * into mail;
  else
    update private.owner_mails set request = null, problem = coalesce(answer.said, 'it gave no answer'),
        next_try_at = private.next_try(mail.tried_at, mail.tries)
      where id = mail.id returning * into mail;
  end if;
  return mail;
end
$$;
comment on function private.read_answer(private.owner_mails, timestamptz) is
  'Reads the response to a mail: marks its rows as told, or says when to send it again.';

-- As in 20261123090300_tell_owner.sql, but remembers each request.
create or replace function private.tell_owner(moment timestamptz default now()) returns void
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
    perform private.send_mail(mail, moment);
  end if;
end
$$;
comment on function private.tell_owner(timestamptz) is
  'One step of the job: reads the response to the last mail, then sends it again, or the next one.';

-- A mail that was on its way during the upgrade is not in the new table; without this it would be sent twice.
insert into private.awaited_requests select request, id from private.owner_mails where request is not null;

-- Returns a sentence for each limit that was reached and not reported yet, or null. A network's limit waits for the next mail about
-- leads.
create or replace function private.tell_limits() returns text
language sql set search_path = ''
as $$
  with reached as (
    update private.limits_reached set told = true
      where not told and (limit_name = 'per_day' or limit_name = 'network' and exists (
        select from private.submission_limits l, lateral private.untold(l.form) waiting where waiting.rows > 0))
      returning form, day, limit_name)
  select string_agg(format(
      case limit_name
        when 'per_day' then 'On %s the table %s took as many rows as it may in a day. Since then the form has asked people to call: see "Limits against floods" in docs/going-live.md.'
        else 'On %s the table %s took as many rows as it may from one network. If they are a flood: see "Limits against floods" in docs/going-live.md.'
      end, to_char(day, 'FMDD FMMonth'), form), E'\n' order by day, form, limit_name)
    from reached
$$;
comment on function private.tell_limits() is 'Returns a sentence for each limit that was reached and not reported yet, or null.';

-- The owner who raised a day's total learns again when that is reached. A network is reported once a day.
create or replace function private.tell_again() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.told := new.limit_name = 'network' and old.told;
  return new;
end
$$;
comment on function private.tell_again() is 'Has a daily total reported again after it was raised and reached.';
