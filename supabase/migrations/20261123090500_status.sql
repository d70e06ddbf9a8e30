-- What the owner's commands call with the secret key. Nobody else may: by default a hosted project lets everybody call what is in
-- the schema public. None of them tells a setting.

-- Stores what the mail service needs in Vault, and starts the jobs; an empty text leaves what is there. A mail that waits is sent
-- at once, under a new id, because a service may refuse another mail under one that it knows. One that is on its way stays.
create function public.set_mail(api_url text, api_key text, sender text, recipients text, subjects text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  setting record;
  stored uuid;
begin
  perform private.start_jobs();
  -- `tell_owner` would send the mail that waits under both ids.
  perform pg_advisory_xact_lock(hashtextextended('tell_owner', 0));
  if to_regclass('vault.decrypted_secrets') is null or to_regclass('net._http_response') is null then
    raise exception using errcode = '22023', message = 'This database has no Vault or no pg_net, so it cannot send mail.';
  end if;
  for setting in
    select * from unnest(private.mail_setting_names(), array[api_url, api_key, sender, recipients]) as given (name, value)
    where value <> ''
  loop
    select id into stored from vault.decrypted_secrets where name = setting.name;
    if stored is null then
      perform vault.create_secret(setting.value, setting.name);
    else
      perform vault.update_secret(stored, setting.value);
    end if;
  end loop;
  delete from private.proposed_subjects;
  insert into private.proposed_subjects select distinct unnest(subjects);
  update private.owner_mails set tries = 0, next_try_at = now(), id = case when request is null then gen_random_uuid() else id end
    where sent_at is null;
end
$$;

-- Hands a mail to the service that is no lead, and returns the number to ask for its answer.
create function public.send_test_mail() returns bigint
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.can_mail() then
    raise exception using errcode = '22023', message = 'Mail is not set up.';
  end if;
  return private.post_mail(gen_random_uuid(), 'Test of the mail about new leads',
    'This is a test. The mail about new registrations and enquiries comes the same way.');
end
$$;

-- Null while there is no answer.
create function public.test_mail_answer(request bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$ select to_jsonb(answer) from private.mail_answer(request) as answer where answer.said is not null $$;

-- Whether a job is scheduled, when it last succeeded, and why not since.
create function private.job_status(job_name text) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
end
$$;
revoke all on function private.job_status(text) from public;

-- How production is: `npm run mail -- status` and `npm run check:live` make a line of each part.
create function public.production_status() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  settings jsonb := private.mail_settings();
begin
  return jsonb_build_object(
    'now', now(),
    'migration', public.schema_version(),
    'jobs', jsonb_build_array(private.job_status('delete-expired'), private.job_status('tell-owner')),
    'mail', (
      select jsonb_build_object(
        'can_send', to_regclass('net._http_response') is not null,
        'missing', (select coalesce(jsonb_agg(name), '[]') from unnest(private.mail_setting_names()) as name where not settings ? name),
        'sent_at', (select max(sent_at) from private.owner_mails),
        'problem', (select problem from private.owner_mails where sent_at is null),
        'next_try_at', (select next_try_at from private.owner_mails where sent_at is null and problem is not null))),
    'untold', (
      select jsonb_build_object('rows', count(*), 'since', min(created_at)) from (
        select created_at from public.operators where told_at is null
        union all select created_at from public.enquiries where told_at is null) as untold),
    'limits', (
      select coalesce(jsonb_agg(jsonb_build_object('form', form, 'limit', limit_name, 'times', times)), '[]')
      from private.limits_reached where day >= (now() at time zone 'utc')::date - 1));
end
$$;

do $$
declare
  command regprocedure;
begin
  foreach command in array array[
    'public.set_mail(text, text, text, text, text[])', 'public.send_test_mail()', 'public.test_mail_answer(bigint)',
    'public.production_status()']::regprocedure[]
  loop
    execute format('revoke all on function %s from public, anon, authenticated', command);
    execute format('grant execute on function %s to service_role', command);
  end loop;
end
$$;
