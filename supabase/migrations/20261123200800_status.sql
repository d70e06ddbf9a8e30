-- Functions that report the state of the database. Visitors may only call `schema_version` and `equipment_names`, because
-- the next migration revokes `production_status`.

create or replace function public.schema_version() returns bigint
language sql stable security definer set search_path = '' as $$ select max(version)::bigint from supabase_migrations.schema_migrations $$;
comment on function public.schema_version is 'Returns the version of the last migration in the Supabase CLI''s migration history.';

create or replace function public.equipment_names() returns text[]
language sql stable security definer set search_path = '' as $$ select private.equipment_names() $$;
comment on function public.equipment_names is 'Returns the machine names that registrations may contain, for `npm run check:live`.';

revoke all on function public.schema_version, public.equipment_names from public;
grant execute on function public.schema_version, public.equipment_names to anon, authenticated, service_role;

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

create or replace function public.production_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  settings jsonb := private.mail_settings();
begin
  return jsonb_build_object(
    'now', now(),
    'migration', public.schema_version(),
    'jobs', jsonb_build_array(private.job_status('delete-expired'), private.job_status('notify-owner')),
    'mail', (
      select jsonb_build_object(
        'can_send', to_regclass('net._http_response') is not null,
        'missing', (select coalesce(jsonb_agg(name), '[]') from unnest(private.mail_setting_names()) as name where not settings ? name),
        'sent_at', (select max(sent_at) from private.owner_mails),
        'problem', (select problem from private.owner_mails where sent_at is null))),
    'unnotified', (
      select jsonb_build_object('rows', coalesce(sum(rows), 0), 'since', min(since))
      from private.submission_limits l, lateral private.unnotified(l.form)),
    'limits', (
      select coalesce(jsonb_agg(jsonb_build_object('form', form, 'limit', limit_name, 'times', times)), '[]')
      from private.limits_reached where day >= (now() at time zone 'utc')::date - 1));
end $$;
comment on function public.production_status is 'Returns the status of jobs, mail and limits for `npm run mail -- status` and `npm run check:live`.';
