-- Which migration came last, as a number that anyone may ask for: `npm run check:live` compares it with the newest file here. It
-- is read from the history that the command line of Supabase keeps, so no later migration has to change it.
create function public.schema_version() returns bigint
language sql stable security definer set search_path = ''
as $$ select max(version)::bigint from supabase_migrations.schema_migrations $$;
comment on function public.schema_version() is 'The version of the last migration that was applied.';
revoke all on function public.schema_version() from public;
grant execute on function public.schema_version() to anon, authenticated, service_role;
