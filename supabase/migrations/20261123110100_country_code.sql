-- As in 20261122090100_operators.sql, but with a 0 for the country code 44, so that a British number has as many digits with it as
-- without. The form does the same; a test compares the two.
create or replace function private.dialled_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g'),
    '^00', ''),
  '^440?', '0');

-- A CHECK is tried again whenever a row is changed, as when its owner was told of it: rows that are stored were legal, and stay so.
do $$
begin
  execute format('alter table public.operators drop constraint operators_phone_check,
    add constraint operators_phone_check check (private.is_phone(phone) or created_at < %L)', now());
end
$$;
comment on constraint operators_phone_check on public.operators is
  'Please enter a phone number we can call: a British one has 10 or 11 digits with its 0, 11 for a mobile, and any other 8 to 15 with its country code.';
