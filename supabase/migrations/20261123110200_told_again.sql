-- An owner who raised a day's total is told when that is reached as well.
create function private.tell_again() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.told := false;
  return new;
end
$$;
revoke all on function private.tell_again() from public;

create trigger limits_reached_again before update of times on private.limits_reached
  for each row execute function private.tell_again();
