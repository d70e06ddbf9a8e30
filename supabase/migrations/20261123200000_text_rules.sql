-- Functions that clean and validate text. An attacker can use the publishable key to send anything, so the database enforces every
-- rule that the forms check. Tests compare the two.

create schema private;
revoke all on schema private from public;

-- The domain of a column determines how its text is cleaned. The column's CHECK constraint validates the cleaned text.
create domain public.single_line as text;
create domain public.email_address as text;
create domain public.phone_number as text;
create domain public.multi_line as text;
comment on domain public.single_line is 'One line, without invisible characters.';
comment on domain public.email_address is 'An address, without what email apps and web pages add when it is copied.';
comment on domain public.phone_number is 'A line with plain spaces and hyphens, without tel: in front.';
comment on domain public.multi_line is 'Several lines, separated by line feeds.';

create or replace function private.unseen() returns text language sql immutable parallel safe set search_path = ''
return U&'\061C\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF';
comment on function private.unseen is 'Returns zero-width and bidirectional control characters, which contact lists insert and which can disguise a name.';

-- Lists whitespace explicitly, because the server's locale determines which non-ASCII characters [[:space:]] matches.
create or replace function private.spaces() returns text language sql immutable parallel safe set search_path = ''
return U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000';

-- The pattern matches whitespace, default ignorable characters (such as soft hyphens and variation selectors) and the blank
-- Braille pattern. Other text keeps these characters, because some scripts and emoji need them.
create or replace function private.blank_if_invisible(value text) returns text language sql immutable parallel safe set search_path = ''
return case when value !~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  then '' else value end;

create or replace function private.clean_line(value text) returns text language sql immutable parallel safe set search_path = ''
return private.blank_if_invisible(btrim(translate(value, private.unseen(), ''), private.spaces()));
comment on function private.clean_line is 'Removes invisible characters, and whitespace around a line.';

create or replace function private.clean_phone(value text) returns text language sql immutable parallel safe set search_path = ''
return btrim(translate(
  regexp_replace(private.clean_line(value), '^tel:', '', 'i'),
  private.spaces() || U&'\2010\2011\2012\2013\2014\2015\2212\FE58\FE63\FF0D',
  repeat(' ', char_length(private.spaces())) || '----------'));
comment on function private.clean_phone is 'Cleans a line, removes tel: and replaces other spaces, hyphens and minus signs with ASCII ones.';

create or replace function private.clean_email(value text) returns text language sql immutable parallel safe set search_path = ''
return translate(ltrim(rtrim(
  regexp_replace(
    regexp_replace(private.clean_line(value), '^[^<>]*<([^<>]*@[^<>]*)>[^<>]*$', '\1'),
    '^ *mailto:([^?]*).*$', '\1', 'i'),
  U&' .,;:!"''\201D\2019)]>'), U&' "''\201C\2018([<'), U&'\2018\2019\02BC', '''''''');
comment on function private.clean_email is 'Cleans a line, and removes a name, mailto:, brackets, quotation marks and punctuation around an email address.';

-- Multi-line text keeps bidirectional control characters, because right-to-left scripts need them. Line breaks become line
-- feeds, so that duplicates match even if browsers send different line breaks.
create or replace function private.clean_text(value text) returns text language sql immutable parallel safe set search_path = ''
return private.blank_if_invisible(btrim(
  replace(replace(translate(value, U&'\FEFF', ''), U&'\000D\000A', U&'\000A'), U&'\000D', U&'\000A'),
  private.spaces() || private.unseen()
));
comment on function private.clean_text is 'Normalises line breaks, and removes surrounding whitespace.';

create or replace function private.is_line(value text, shortest integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

create or replace function private.is_text(value text, shortest integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]';
comment on function private.is_text is 'Whether text is within a length range and has no control characters except tabs and line feeds.';

create or replace function private.is_email(value text) returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 5, 254)
  and translate(value, private.spaces(), '') = value
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
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(07[0-9]{9}|0[0-689][0-9]{8,9}|[1-9][0-9]{7,14})$';

-- Doesn't compare the items with the options of a form, so that a new option needs no migration and a page opened before an
-- option was renamed can still be submitted.
create or replace function private.is_list(value text[], most integer, longest integer) returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(value) <= most
  and coalesce(array_ndims(value), 1) = 1
  and cardinality(value) = (
    select count(distinct item) from unnest(value) as items (item)
    where private.is_line(item, 1, longest) and private.clean_line(item) = item);
comment on function private.is_list is 'Whether a list has at most a number of items, all of them different lines of limited length. It may be empty.';
