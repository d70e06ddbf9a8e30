-- The jobs of the database, and the extensions that they need. A hosted project has all three extensions; a server without them
-- runs no job, and the status says so. May be called again at any time.
create function private.start_jobs() returns void
language plpgsql set search_path = extensions, public
as $$
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
    raise notice 'There is no pg_cron here: nothing deletes old rows, and nobody is told of new ones.';
    return;
  end if;
  perform cron.schedule('delete-expired', '*/5 * * * *', 'select private.delete_expired()');
  perform cron.schedule('tell-owner', '* * * * *', 'select private.tell_owner()');
  perform cron.schedule('forget-runs', '30 3 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end
$$;
revoke all on function private.start_jobs() from public;

select private.start_jobs();
