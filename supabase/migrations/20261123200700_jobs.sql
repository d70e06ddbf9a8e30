-- The database jobs, and the extensions that they need. Hosted projects have all three extensions. `npm run mail -- status`
-- reports what fails without them.

create or replace function private.delete_expired() returns integer language plpgsql set search_path = '' as $$
declare
  limits private.submission_limits;
  deleted integer;
  total integer := 0;
begin
  for limits in select * from private.submission_limits loop
    execute format('delete from public.%I where last_contact_at < now() - make_interval(months => $1)', limits.form)
      using limits.kept_months;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  perform private.forget_senders();
  return total;
end $$;
comment on function private.delete_expired is 'Deletes rows kept_months after the last contact. Returns the number of deleted rows.';

create or replace function private.start_jobs() returns void language plpgsql set search_path = extensions, public as $$
declare
  wanted text;
begin
  foreach wanted in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    begin
      if exists (select from pg_available_extensions where name = wanted) then
        execute format('create extension if not exists %I', wanted);
      end if;
    exception when others then
      raise notice 'The extension % was not created: %', wanted, sqlerrm;
    end;
  end loop;
  if to_regclass('cron.job') is null then
    raise notice 'There is no pg_cron here: nothing deletes old rows, and the owner is not notified of new ones.';
    return;
  end if;
  perform cron.schedule('delete-expired', '*/5 * * * *', 'select private.delete_expired()');
  perform cron.schedule('notify-owner', '* * * * *', 'select private.notify_owner()');
  perform cron.schedule('forget-runs', '30 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end $$;
comment on function private.start_jobs is 'Creates the extensions and schedules the jobs. Safe to run again.';

select private.start_jobs();
