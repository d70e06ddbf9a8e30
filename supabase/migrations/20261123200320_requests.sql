-- The function that PostgREST runs before each request. It counts each sender's requests and rejects floods.

-- The API doesn't expose this schema, so requests can't call the function in it.
create schema if not exists requests;
revoke all on schema requests from public;
grant usage on schema requests to anon, authenticated, service_role;

-- The counters are sequences, because a rejected request is rolled back and only sequences keep their values then
-- (docs/decisions/0013-count-requests-outside-transactions.md). They are unlogged, so that counting writes no log.
do $$
begin
  for number in 0..1023 loop
    execute format('create unlogged sequence if not exists private.request_counter_%s', number);
  end loop;
end $$;

-- Without a key, an attacker could compute which senders share counters.
create table if not exists private.counter_key (key bytea not null);
insert into private.counter_key select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  where not exists (select from private.counter_key);

create or replace function private.increment(counter regclass) returns bigint language plpgsql set search_path = '' as $$
declare
  minute bigint := extract(epoch from date_trunc('minute', now())) / 60;
  largest_count bigint := (1 << 20) - 1;
begin
  if coalesce(pg_sequence_last_value(counter), 0) >> 20 = minute then
    return nextval(counter) & largest_count;
  end if;
  return setval(counter, (minute << 20) | 1) & largest_count;
end $$;
comment on function private.increment is 'Increments a counter, whose value is the minute followed by a count of 20 bits. Counts from 1 again in a new minute.';

-- Each sender has two counters, which change every minute. The lower count is closer to the truth: it is too high only if both
-- counters are shared with busier senders.
create or replace function private.count_request(sender text) returns bigint language sql set search_path = ''
begin atomic
  select least(
    private.increment(format('private.request_counter_%s', get_byte(hash, 0) * 2 + get_byte(hash, 1) % 2)::regclass),
    private.increment(format('private.request_counter_%s', 512 + get_byte(hash, 2) * 2 + get_byte(hash, 3) % 2)::regclass))
  from private.counter_key, private.keyed_hash(key, date_trunc('minute', now())::text || ' ' || sender) as hash;
end;
comment on function private.count_request is 'Counts a request and returns an upper bound of its sender''s requests in this minute.';

-- PostgREST runs this function before each request, with the role of the request. Read-only requests are not counted, because
-- they can't write sequences and cost little. Requests from the `submit` function count for the visitor whose address they
-- contain. The request limit is far above the limits in `admit`, because repeated submissions must be confirmed and a class
-- behind one address makes many mistakes.
create or replace function requests.check_request() returns void language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  from_visitor boolean := private.is_from_visitor();
  sender text;
begin
  if from_visitor and (headers ->> 'content-length')::numeric > private.most_bytes() then
    raise exception using errcode = 'PT413', message = 'This form is too large to be sent. Please shorten it or call us.';
  end if;
  if current_setting('transaction_read_only')::boolean then
    return;
  end if;
  -- Reject other content types, because any website can make browsers send them without a CORS preflight.
  if from_visitor and coalesce(headers ->> 'content-type', '') !~* '^application/json *(;|$)' then
    raise exception using errcode = 'PT415', message = 'This form must be sent as JSON.';
  end if;
  if from_visitor or headers ->> 'x-visitor-address' is not null then
    sender := private.sender();
    if sender is not null and private.count_request(sender) > (select 2 * sum(per_sender) from private.submission_limits) then
      raise exception using errcode = 'PT429', message =
        'We have just received too many requests from your internet connection, which others may share. Please try again in a few minutes or call us.';
    end if;
  end if;
end $$;
revoke all on function requests.check_request() from public;
grant execute on function requests.check_request() to anon, authenticated, service_role;
comment on function requests.check_request is 'Rejects a request that is too large, is not JSON, or exceeds the request limit of its sender.';

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'requests.check_request';
  notify pgrst, 'reload config';
-- Catch all errors, because a server may forbid this setting, and hosted projects raise a different error than PostgreSQL.
exception when others then
  raise notice 'PostgREST was not told to call requests.check_request before each request: %. Large forms are still refused, later.',
    sqlerrm;
end $$;
