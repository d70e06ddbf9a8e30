-- As in 20261122090100_operators.sql, but with a 0 for the country code 44, so that a British number has as many digits with it as
-- without. The form does the same; a test compares the two. Rows that are stored stay as they are.
create or replace function private.dialled_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g'),
    '^00', ''),
  '^440?', '0');
