-- A British mobile number has eleven digits: with one missing nobody can ring it. The form checks the same; a test compares the
-- two. Rows that are stored stay as they are.
create or replace function private.is_phone(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 40
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(07[0-9]{9}|0[0-689][0-9]{8,9}|[1-9][0-9]{7,14})$';

comment on constraint operators_phone_check on public.operators is
  'Please enter a phone number we can call: 11 digits if it begins with 07, 10 or 11 if it begins with another 0, otherwise 8 to 15 digits with the country code.';
