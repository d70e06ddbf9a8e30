-- As in 20261123090500_status.sql, but for a hosted project, whose API refuses every DELETE and UPDATE without a WHERE, in
-- functions too (the extension safeupdate). Stores what the mail service needs in Vault, and starts the jobs; an empty text leaves
-- what is there. A mail that waits is sent at once, under a new id, because a service may refuse another mail under one that it
-- knows. One that is on its way stays.
create or replace function public.set_mail(api_url text, api_key text, sender text, recipients text, subjects text[]) returns void
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
  delete from private.proposed_subjects where subject <> all (subjects);
  insert into private.proposed_subjects select unnest(subjects) on conflict do nothing;
  update private.owner_mails set tries = 0, next_try_at = now(), id = case when request is null then gen_random_uuid() else id end
    where sent_at is null;
end
$$;
