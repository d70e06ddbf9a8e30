-- Functions for the owner's commands. They need the secret key. Supabase exposes the `public` schema by default, so access is
-- revoked. No function returns a setting.

-- An empty string leaves a setting unchanged. An outstanding e-mail is retried immediately with a new id, because a mail
-- service may reject a changed e-mail with a known idempotency key. If its response is pending, it keeps its id. Every DELETE
-- and UPDATE has a WHERE clause, because the API of a hosted project rejects others, even in functions (safeupdate).
create or replace function public.set_mail(api_url text, api_key text, sender text, recipients text, subjects text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  setting record;
  stored uuid;
begin
  perform private.start_jobs();
  -- Take the lock first. Without it, `notify_owner` could send the outstanding e-mail under both ids.
  perform pg_advisory_xact_lock(hashtextextended('notify_owner', 0));
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
  delete from private.proposed_subjects where subject <> all (subjects);
  insert into private.proposed_subjects select unnest(subjects) on conflict do nothing;
  update private.owner_mails set tries = 0, next_try_at = now(), id = case when request is null then gen_random_uuid() else id end
    where sent_at is null;
end $$;
comment on function public.set_mail is 'Stores the mail settings in Vault and schedules the jobs.';

create or replace function public.send_test_mail() returns bigint language plpgsql security definer set search_path = '' as $$
begin
  if not private.can_mail() then
    raise exception using errcode = '22023', message = 'Mail is not set up.';
  end if;
  return private.post_mail(gen_random_uuid(), 'Test of the e-mails about new leads',
    'This is a test. E-mails about new registrations and enquiries are sent in the same way.');
end $$;
comment on function public.send_test_mail is 'Sends a test e-mail, and returns the request number.';

create or replace function public.test_mail_response(request bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(response) from private.mail_response(request) as response where response.message is not null
$$;
comment on function public.test_mail_response is 'Returns the response to a test e-mail, or null while there is none.';

revoke all on function public.set_mail, public.send_test_mail, public.test_mail_response, public.production_status
  from public, anon, authenticated;
grant execute on function public.set_mail, public.send_test_mail, public.test_mail_response, public.production_status
  to service_role;

-- Constraints call the immutable functions of `private` with the visitor's role. Only the owner needs the others.
do $$
declare
  internal regprocedure;
begin
  for internal in select oid from pg_proc where pronamespace = 'private'::regnamespace and provolatile <> 'i' loop
    execute format('revoke all on function %s from public', internal);
  end loop;
end $$;
