-- What the database needs to send mail itself: settings, the mails, and the two ends of a request to the mail service.

-- A mail that was not taken yet is the only one of its kind, and is sent again as it is: the service knows it by its id.
create table private.owner_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  leads uuid[] not null,
  subject text not null,
  body text not null,
  tries integer not null default 0,
  tried_at timestamptz,
  next_try_at timestamptz not null,
  -- Of pg_net, while its answer is awaited.
  request bigint,
  problem text,
  sent_at timestamptz
);
create unique index owner_mails_open_idx on private.owner_mails ((true)) where sent_at is null;
create index owner_mails_created_at_idx on private.owner_mails (created_at);
revoke all on table private.owner_mails from public;

-- The subjects that the site's own links put into the contact form. Nothing else that a visitor sent is in a mail.
create table private.proposed_subjects (subject text primary key);
revoke all on table private.proposed_subjects from public;

-- As many mails of a day (UTC) go at once, and then one an hour. So a flood neither fills a mailbox nor hides the leads after it.
create function private.mails_at_once() returns integer language sql immutable return 25;

create function private.mail_setting_names() returns text[]
language sql immutable
return array['mail_api_url', 'mail_api_key', 'mail_from', 'mail_to'];

-- The four entries of Vault by name, without those that are missing.
create function private.mail_settings() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return '{}';
  end if;
  return (
    select coalesce(jsonb_object_agg(s.name, s.decrypted_secret), '{}') from vault.decrypted_secrets s
    where s.name = any (private.mail_setting_names()) and s.decrypted_secret <> '');
end
$$;
revoke all on function private.mail_settings() from public;

create function private.can_mail() returns boolean
language sql stable set search_path = ''
return to_regclass('net._http_response') is not null and private.mail_settings() ?& private.mail_setting_names();
revoke all on function private.can_mail() from public;

-- Hands a mail to the service and returns the number of the request, which is sent when the transaction commits.
create function private.post_mail(id uuid, subject text, body text) returns bigint
language plpgsql set search_path = ''
as $$
declare
  settings jsonb := private.mail_settings();
begin
  return net.http_post(
    url => settings ->> 'mail_api_url',
    headers => jsonb_build_object(
      'Authorization', 'Bearer ' || (settings ->> 'mail_api_key'),
      'Content-Type', 'application/json',
      'Idempotency-Key', id),
    body => jsonb_build_object(
      'from', settings ->> 'mail_from',
      'to', array_remove(regexp_split_to_array(settings ->> 'mail_to', '\s*,\s*'), ''),
      'subject', subject,
      'text', body),
    timeout_milliseconds => 10000);
end
$$;
revoke all on function private.post_mail(uuid, text, text) from public;

-- Null while there is no answer.
create function private.mail_answer(request bigint, out taken boolean, out said text)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(r.status_code between 200 and 299, false),
      case when r.status_code is null then coalesce(r.error_msg, 'it gave no answer')
        else format('it answered %s: %s', r.status_code, left(r.content, 300)) end
    into taken, said
    from net._http_response r where r.id = request;
end
$$;
revoke all on function private.mail_answer(bigint) from public;
