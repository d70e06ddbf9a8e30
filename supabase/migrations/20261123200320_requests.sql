-- The function that PostgREST runs before each request, with the role of the request.

-- The API doesn't expose this schema, so requests can't call the function in it.
create schema requests;
revoke all on schema requests from public;
grant usage on schema requests to anon, authenticated, service_role;

create or replace function requests.check_request() returns void language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  if not private.is_from_visitor() then
    return;
  elsif (headers ->> 'content-length')::numeric > private.max_bytes() then
    perform private.reject('too_large');
  -- Reject other content types, because any website can make browsers send them without a CORS preflight.
  elsif not current_setting('transaction_read_only')::boolean and coalesce(headers ->> 'content-type', '') !~* '^application/json *(;|$)' then
    perform private.reject('not_json');
  end if;
end $$;
revoke all on function requests.check_request() from public;
grant execute on function requests.check_request() to anon, authenticated, service_role;
comment on function requests.check_request is 'Rejects a visitor''s request that is too large or is not JSON.';

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'requests.check_request';
  notify pgrst, 'reload config';
-- Catch all errors, because a server may forbid this setting, and hosted projects raise a different error than PostgreSQL.
exception when others then
  raise notice 'PostgREST was not told to call requests.check_request before each request: %. Large forms are still rejected, later.',
    sqlerrm;
end $$;
