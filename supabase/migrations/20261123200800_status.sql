-- Functions that report the state of the database. Visitors may only call `schema_version`.

create or replace function public.schema_version() returns bigint
language sql stable security definer set search_path = '' as $$ select max(version)::bigint from supabase_migrations.schema_migrations $$;
comment on function public.schema_version is 'Returns the version of the last migration in the Supabase CLI''s migration history.';

revoke all on function public.schema_version from public;
grant execute on function public.schema_version to anon, authenticated, service_role;

create or replace function private.job_status(job_name text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  job bigint;
  succeeded_at timestamptz;
  problem text;
begin
  if to_regclass('cron.job') is not null then
    select jobid into job from cron.job where jobname = job_name and active;
    select max(end_time) into succeeded_at from cron.job_run_details where jobid = job and status = 'succeeded';
    select case when status = 'failed' then return_message end into problem
      from cron.job_run_details where jobid = job and end_time is not null order by runid desc limit 1;
  end if;
  return jsonb_build_object('name', job_name, 'scheduled', job is not null, 'succeeded_at', succeeded_at, 'problem', problem);
end $$;
comment on function private.job_status is 'Returns whether a job is scheduled, when it last succeeded, and the error of its last run if that failed.';

create or replace function private.last_call() returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('at', created, 'status', status_code, 'message', left(coalesce(error_msg, content), 300))
    from net._http_response order by created desc limit 1);
exception when undefined_table then
  return null;
end $$;
comment on function private.last_call is 'Returns the response to the last call of `notify-owner`, which pg_net keeps for some hours.';

create or replace function public.production_status() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'now', now(),
  'migration', public.schema_version(),
  'jobs', jsonb_build_array(private.job_status('delete-expired'), private.job_status('notify-owner')),
  'mail', private.mail_settings() - 'secret' || jsonb_build_object('key', private.mail_settings() ? 'key'),
  'call', private.last_call());
comment on function public.production_status is 'Returns the status of jobs and mail for `npm run mail -- status` and `npm run check:live`.';

revoke all on function public.production_status from public, anon, authenticated;
grant execute on function public.production_status to service_role;
