-- Functions that validate text. An attacker can use the publishable key to send anything, so the database enforces every rule that
-- the forms check, and accepts only text that they have cleaned. Tests compare the two.

create schema private;
revoke all on schema private from public;

create or replace function private.unseen() returns text language sql immutable parallel safe set search_path = ''
return U&'\061C\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF';
comment on function private.unseen is 'Returns zero-width and bidirectional control characters, which contact lists insert and which can disguise a name.';

-- Lists whitespace explicitly, because the server's locale determines which non-ASCII characters [[:space:]] matches.
create or replace function private.spaces() returns text language sql immutable parallel safe set search_path = ''
return U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000';

-- The pattern matches whitespace, default ignorable characters (such as soft hyphens and variation selectors) and the blank
-- Braille pattern. Other text keeps these characters, because some scripts and emoji need them.
create or replace function private.is_clean(value text) returns boolean language sql immutable parallel safe set search_path = ''
return value = btrim(value, private.spaces() || private.unseen()) and (value = ''
  or value ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');
comment on function private.is_clean is 'Whether text has no whitespace or invisible character at either end, and is empty or visible.';

create or replace function private.is_line(value text, shortest integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]'
  and private.is_clean(value);
comment on function private.is_line is 'Whether text is within a length range, and is clean, on one line and without invisible characters.';

-- Allows bidirectional control characters inside the text, because right-to-left scripts need them.
create or replace function private.is_text(value text, shortest integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\ufeff]'
  and private.is_clean(value);
comment on function private.is_text is 'Whether text is within a length range, and is clean and without control characters except tabs and line feeds.';

create or replace function private.is_email(value text) returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 5, 254)
  and translate(value, private.spaces(), '') = value
  and value !~ '^[''\u201c]|[\u2018\u2019\u02bc]|\u201d$'
  and value ~ '^[^]@<>(),.:;"[\\\u0001-\u0020\u007f]+(\.[^]@<>(),.:;"[\\\u0001-\u0020\u007f]+)*@[^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+(\.[^\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+)+$';
comment on function private.is_email is 'Whether text can be an email address. Only sending an email can show whether the mailbox exists.';

-- Removes an extension, the (0) of +44 (0)121 496 0000 and a leading 00 (the same as a plus). Replaces the country code 44
-- with 0, so that a British number has the same number of digits in every notation.
create or replace function private.dialled_digits(phone text) returns text language sql immutable parallel safe set search_path = ''
return regexp_replace(
  regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g'),
    '^00', ''),
  '^440?', '0');
comment on function private.dialled_digits is 'Returns the digits of a phone number as dialled in Britain.';

-- A British number starts with 0 and has 10 or 11 digits, or exactly 11 if it is a mobile. Others have 8 to 15 (E.164).
create or replace function private.is_phone(value text) returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) <= 40
  and private.is_clean(value)
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(07[0-9]{9}|0[0-689][0-9]{8,9}|[1-9][0-9]{7,14})$';

-- Doesn't compare the items with the options of a form, so that a new option needs no migration and a page opened before an
-- option was renamed can still be submitted.
create or replace function private.is_list(value text[], most integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(value) <= most
  and coalesce(array_ndims(value), 1) = 1
  and cardinality(value) = (
    select count(distinct item) from unnest(value) as items (item)
    where private.is_line(item, 1, longest));
comment on function private.is_list is 'Whether a list has at most a number of items, all of them different lines of limited length. It may be empty.';
