-- The database sends e-mails by calling a mail service through pg_net. The settings are stored in Vault.

create or replace function private.mail_setting_names() returns text[] language sql immutable
return array['mail_api_url', 'mail_api_key', 'mail_from', 'mail_to'];
comment on function private.mail_setting_names is 'Returns the names of the mail settings in Vault.';

create or replace function private.mail_settings() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return '{}';
  end if;
  return (
    select coalesce(jsonb_object_agg(s.name, s.decrypted_secret), '{}') from vault.decrypted_secrets s
    where s.name = any (private.mail_setting_names()) and s.decrypted_secret <> '');
end $$;
comment on function private.mail_settings is 'Returns the mail settings by name, without missing ones.';

create or replace function private.can_mail() returns boolean language sql stable set search_path = ''
return to_regclass('net._http_response') is not null and private.mail_settings() ?& private.mail_setting_names();
comment on function private.can_mail is 'Whether pg_net is available and all mail settings are stored.';

create or replace function private.post_mail(id uuid, subject text, body text) returns bigint
language plpgsql set search_path = '' as $$
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
end $$;
comment on function private.post_mail is 'Queues an e-mail in pg_net, which sends it after the commit, and returns the request number.';

create or replace function private.mail_response(request bigint, out accepted boolean, out message text)
language plpgsql stable set search_path = '' as $$
begin
  select coalesce(r.status_code between 200 and 299, false),
      case when r.status_code is null then coalesce(r.error_msg, 'it did not respond')
        else format('it responded with %s: %s', r.status_code, left(r.content, 300)) end
    into accepted, message
    from net._http_response r where r.id = request;
end $$;
comment on function private.mail_response is 'Returns the response to a request, or nulls while there is none.';
