-- Rejects requests that no form of the site sends before PostgreSQL reads their body: too large, not JSON, or one of hundreds
-- from the same sender. docs/decisions/0013-count-requests-outside-transactions.md has the reasons.

-- A rejected request rolls back everything it wrote to tables. Sequences are the exception: nextval and setval stay. Unlogged,
-- so that counting writes nothing to the log.
do $$
begin
  for number in 0..63 loop
    execute format('create unlogged sequence private.request_counter_%s', number);
  end loop;
end
$$;

-- Counts the current request and returns how many the sender has sent in this minute. A counter holds the minute, 16 bits of the
-- sender's hash and the count. It belongs to one sender; the requests of others who meet it lower its count and take it over at
-- the end, so it finds a sender that sends more than all the others. The count can be too low but never blames the wrong sender.
-- 22 bits of a hash (counter and tag) fit a thousand addresses, so no address can be derived from them.
create function private.count_request(sender text) returns bigint
language plpgsql set search_path = ''
as $$
declare
  minute bigint := extract(epoch from date_trunc('minute', now())) / 60;
  hash bigint := hashtextextended(sender, minute);
  owner bigint := (minute << 16) | ((hash >> 6) & 65535);
  counter regclass := format('private.request_counter_%s', hash & 63)::regclass;
  held bigint := coalesce(pg_sequence_last_value(counter), 0);
begin
  if held >> 20 = owner then
    return nextval(counter) & 1048575;
  elsif held >> 36 = minute and held & 1048575 > 1 then
    perform setval(counter, held - 1);
    return 0;
  end if;
  perform setval(counter, (owner << 20) | 1);
  return 1;
end
$$;
revoke all on function private.count_request(text) from public;
comment on function private.count_request(text) is
  'Counts a request and returns how many its sender has sent in this minute, or fewer.';

-- PostgREST runs this before each request, as the role of the request. A reading transaction counts nothing: it can write no
-- sequence, and costs little. The function `submit` passes the visitor's address, so its requests are counted for the visitor.
--
-- The largest number of requests is far above the limits in `admit`, because a retry of a stored form must be acknowledged and a
-- class at one address may mistype.
create function requests.check_request() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  from_visitor boolean := current_setting('role') in ('anon', 'authenticated');
  sender text;
begin
  if from_visitor and (headers ->> 'content-length')::numeric > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if current_setting('transaction_read_only')::boolean then
    return;
  end if;
  -- Browsers let any site send other types, or none, without asking this server first.
  if from_visitor and coalesce(headers ->> 'content-type', '') !~* '^application/json *(;|$)' then
    raise exception using errcode = 'PT415', message = 'This form must be sent as JSON.';
  end if;
  if from_visitor or headers ->> 'x-visitor-address' is not null then
    sender := private.sender();
    if sender is not null and private.count_request(sender) > (select 2 * sum(per_sender) from private.submission_limits) then
      raise exception using errcode = 'PT429',
        message = 'We have just received too many requests from your internet connection, which others may share. Please try again in a few minutes or call us.';
    end if;
  end if;
end
$$;
revoke all on function requests.check_request() from public;
grant execute on function requests.check_request() to anon, authenticated, service_role;
comment on function requests.check_request() is
  'Rejects a request that is too large, not JSON, or one of too many from its sender.';

-- Projects call this one until PostgREST has reloaded its configuration, and for good if the role may not be altered below.
create or replace function requests.refuse_large() returns void
language sql security definer set search_path = ''
as $$ select requests.check_request() $$;

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'requests.check_request';
  notify pgrst, 'reload config';
exception when others then
  raise notice 'PostgREST was not told to call requests.check_request before each request: %', sqlerrm;
end
$$;
