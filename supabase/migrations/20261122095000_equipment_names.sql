-- The machines that a registration may name, for anyone to ask for: `npm run check:live` compares them with those that the form
-- offers.
create function public.equipment_names() returns text[]
language sql stable security definer set search_path = ''
as $$ select private.equipment_names() $$;
comment on function public.equipment_names() is 'The machines that a registration may name.';
revoke all on function public.equipment_names() from public;
grant execute on function public.equipment_names() to anon, authenticated, service_role;
