-- Prepares a project with migrations from before 23 November 2026, 20:00, for `supabase db push`. Applies the renames, and
-- removes the old migrations from the history, because the current ones replace them. Keeps all stored rows. It is safe to run
-- again. It is a single statement, because `supabase db query` sends only one.
do $$
declare
  form name;
begin
  drop trigger if exists limits_reached_renotify on private.limits_reached;
  drop function if exists private.counted(bigint, text, text), private.refuse(text), private.renotify();
  -- These objects were renamed at 17:00 on 23 November 2026, so databases created earlier still have the old names.
  if to_regprocedure('private.seen(text)') is not null then
    for form in select l.form from private.submission_limits l loop
      execute format('alter table public.%I rename column told_at to notified_at', form);
      execute format('alter table public.%I add column if not exists sent_nearby integer not null default 0', form);
      execute format('comment on column public.%I.sent_nearby is %L', form,
        'How many forms the same wide network (/16 or /32) had sent in the 55 minutes before.');
    end loop;
    alter table private.limits_reached rename column told to notified;
    drop trigger limits_reached_again on private.limits_reached;
    alter policy "anyone may register" on public.operators rename to "anyone may send it";
    alter policy "anyone may send an enquiry" on public.enquiries rename to "anyone may send it";
    alter index public.operators_email_idx rename to operators_lower_created_at_idx;
    alter index public.operators_untold_idx rename to operators_created_at_idx1;
    alter index public.enquiries_email_idx rename to enquiries_lower_created_at_idx;
    alter index public.enquiries_untold_idx rename to enquiries_created_at_idx1;

    alter function private.seen(text) rename to blank_if_invisible;
    alter function private.untold(text) rename to unnotified;
    alter function private.read_answer(private.owner_mails, timestamptz) rename to read_response;
    alter function private.tell_owner(timestamptz) rename to notify_owner;
    alter function private.tell_limits() rename to report_limits;
    drop function private.admit(name, jsonb), private.tell_again(), private.mail_answer(bigint), public.test_mail_answer(bigint);
    if to_regclass('cron.job') is not null then
      perform cron.unschedule(jobname) from cron.job where jobname = 'tell-owner';
    end if;
    -- PostgREST may call the old function until it has reloaded its configuration.
    if not exists (select from pg_roles where 'pgrst.db_pre_request=requests.refuse_large' = any (rolconfig)) then
      drop function requests.refuse_large();
    end if;
  end if;
  delete from supabase_migrations.schema_migrations where version < '20261123200000';
end
$$;
