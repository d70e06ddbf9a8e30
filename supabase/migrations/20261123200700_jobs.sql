-- The database jobs. Hosted projects have the three extensions that they need.

create or replace function private.delete_expired() returns void language plpgsql set search_path = '' as $$
declare
  limits private.submission_limits;
begin
  for limits in select * from private.submission_limits loop
    execute format('delete from public.%I where last_contact_at < now() - make_interval(months => $1)', limits.form_table)
      using limits.kept_months;
  end loop;
  delete from public.owner_mails where next_try_at is null and created_at < now() - interval '30 days';
  perform private.forget_senders();
  delete from public.reached_limits where day < (now() at time zone 'utc')::date - 30;
end $$;
comment on function private.delete_expired is 'Deletes rows kept_months after the last contact, and what other tables keep only for a time.';

create or replace function private.mail_settings() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return '{}';
  end if;
  return coalesce((select s.decrypted_secret::jsonb from vault.decrypted_secrets s where s.name = 'notify_owner'), '{}');
end $$;
comment on function private.mail_settings is 'Returns the mail settings, which are one secret in Vault.';

create or replace function private.call_notify_owner() returns bigint language plpgsql set search_path = '' as $$
begin
  return (
    select net.http_post(url => s ->> 'url', timeout_milliseconds => 60000,
      headers => jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || (s ->> 'secret')))
    from private.mail_settings() as s where s ? 'url');
end $$;
comment on function private.call_notify_owner is 'Calls the Edge Function through pg_net, after the commit. Does nothing until mail is set up.';

create or replace function private.start_jobs() returns void language plpgsql set search_path = extensions, public as $$
declare
  wanted text;
begin
  for wanted in select name from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault') loop
    execute format('create extension if not exists %I', wanted);
  end loop;
  perform cron.schedule('delete-expired', '*/5 * * * *', 'select private.delete_expired()');
  perform cron.schedule('notify-owner', '* * * * *', 'select private.call_notify_owner()');
  perform cron.schedule('forget-runs', '30 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
exception when others then
  raise notice 'The jobs were not started, so nothing deletes old rows or emails the owner: %', sqlerrm;
end $$;
comment on function private.start_jobs is 'Creates the extensions and schedules the jobs. Safe to run again.';

select private.start_jobs();
