-- Functions for the owner's commands and for `notify-owner`. They need the secret key. Supabase exposes the `public` schema by
-- default, so access is revoked.

-- A stolen secret key must not reveal the key of the mail service. Only `notify-owner` can therefore read it, because only the
-- job knows the secret that authorises the function. A new address of the function would receive this secret, so it replaces
-- the key of the mail service, as a new mail service does.
create or replace function public.set_mail(given jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb := private.mail_settings();
  settings jsonb := stored || (given - 'secret');
begin
  perform private.start_jobs();
  if to_regclass('vault.secrets') is null or to_regclass('net._http_response') is null then
    raise exception using errcode = '22023', message = 'This database has no Vault or no pg_net, so it cannot send mail.';
  elsif given ->> 'key' = '' or not given ? 'key'
    and (stored -> 'url', stored -> 'service') is distinct from (settings -> 'url', settings -> 'service') then
    raise exception using errcode = '22023', message = 'A new address or mail service needs the key again.';
  elsif given ? 'key' then
    settings := settings || jsonb_build_object('secret', gen_random_uuid());
  end if;
  if stored = '{}' then
    perform vault.create_secret(settings::text, 'notify_owner');
  else
    perform vault.update_secret(s.id, settings::text) from vault.secrets s where s.name = 'notify_owner';
  end if;
  -- A run may be sending them now, and has claimed them for as long (claimMs in notify-owner/start-mail.ts).
  update public.owner_mails set next_try_at = least(next_try_at, now() + interval '3 minutes') where next_try_at is not null;
end $$;
comment on function public.set_mail is 'Stores the given mail settings in Vault, keeps the others and schedules the jobs.';

create or replace function public.read_mail_settings(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select s - 'secret' from private.mail_settings() as s
  where sha256(convert_to(s ->> 'secret', 'UTF8')) = sha256(convert_to(secret, 'UTF8'))
$$;
comment on function public.read_mail_settings is 'Returns the mail settings to the holder of the job''s secret. Compares hashes, so that the response time reveals nothing about the secret.';

revoke all on function public.set_mail, public.read_mail_settings from public, anon, authenticated;
grant execute on function public.set_mail, public.read_mail_settings to service_role;

-- Constraints call the immutable functions of `private` with the visitor's role. Only the owner needs the others.
do $$
declare
  internal regprocedure;
begin
  for internal in select oid from pg_proc where pronamespace = 'private'::regnamespace and provolatile <> 'i' loop
    execute format('revoke all on function %s from public', internal);
  end loop;
end $$;
