-- How long submissions are kept. The privacy policy promises the same number of months after the last contact.

alter table private.submission_limits
  add column kept_months integer not null default 12 check (kept_months > 0);

-- Deletes what is older than that, and senders after an hour. Returns how many submissions it deleted.
create function private.delete_expired() returns integer
language plpgsql set search_path = ''
as $$
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
end
$$;
revoke all on function private.delete_expired() from public;
