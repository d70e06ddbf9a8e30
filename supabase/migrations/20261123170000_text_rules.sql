-- How texts are cleaned and checked. A visitor holds a public key and can send anything, so every rule for stored rows is in these
-- migrations; the forms check the same for convenience, and tests compare the two.
--
-- The files run in order: text rules, limits, guard, forms, notifications, jobs, status, owner's commands. Each of them may run
-- again without effect, which is how projects with the earlier migrations are upgraded (supabase/upgrade.sql).

create schema if not exists private;
revoke all on schema private from public;

-- Domains: the type of a column says how its text is cleaned. Its CHECK constraint says what is legal.
do $$
begin
  if to_regtype('public.single_line') is null then
    create domain public.single_line as text;
    create domain public.phone_number as text;
    create domain public.multi_line as text;
  end if;
end $$;
comment on domain public.single_line is 'One line, without invisible characters.';
comment on domain public.phone_number is 'A line with plain spaces and hyphens.';
comment on domain public.multi_line is 'Several lines, separated by line feeds.';

-- Zero-width spaces and marks of writing direction. They arrive with text pasted from contact lists, and some can disguise a name
-- or an address.
create or replace function private.unseen() returns text language sql immutable parallel safe
return U&'\061C\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF';
comment on function private.unseen is 'The invisible characters that are removed from every line.';

-- Spelt out, because the characters that [[:space:]] matches beyond ASCII depend on the locale of the server.
create or replace function private.spaces() returns text language sql immutable parallel safe
return U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000';
comment on function private.spaces is 'Every character that counts as whitespace.';

-- The pattern has spaces, the characters that Unicode calls default ignorable (fillers, soft hyphens, variation selectors) and the
-- empty Braille cell. Inside other texts they stay, because some scripts and emoji need them.
create or replace function private.blank_if_invisible(value text) returns text language sql immutable parallel safe
return case when value !~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  then '' else value end;
comment on function private.blank_if_invisible is 'Returns an empty text for one without a visible character.';

create or replace function private.clean_line(value text) returns text language sql immutable parallel safe
return private.blank_if_invisible(btrim(translate(value, private.unseen(), ''), private.spaces()));
comment on function private.clean_line is 'Removes invisible characters and the whitespace around a line.';

create or replace function private.clean_phone(value text) returns text language sql immutable parallel safe
return translate(private.clean_line(value), U&'\00A0\2010\2011\2012\2013\202F', ' ---- ');
comment on function private.clean_phone is 'Cleans a line and replaces the spaces and hyphens of contact lists by plain ones.';

-- Marks of direction stay inside a longer text, because right-to-left writing needs them. Browsers send different line breaks;
-- with one kind the same text is the same row.
create or replace function private.clean_text(value text) returns text language sql immutable parallel safe
return private.blank_if_invisible(btrim(
  replace(replace(translate(value, U&'\FEFF', ''), U&'\000D\000A', U&'\000A'), U&'\000D', U&'\000A'),
  private.spaces() || private.unseen()
));
comment on function private.clean_text is 'Normalises the line breaks of a text and removes the whitespace around it.';

create or replace function private.is_line(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
comment on function private.is_line is 'Whether a text is one line of a legal length, without control characters.';

create or replace function private.is_text(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]';
comment on function private.is_text is 'Whether a text has a legal length and no control characters but tabs and line feeds.';

-- Only a message can show whether a mailbox exists; this rejects texts that cannot be an address.
create or replace function private.is_email(value text) returns boolean language sql immutable parallel safe
return private.is_line(value, 5, 254)
  and translate(value, private.spaces(), '') = value
  and value ~ '^[^@]+@[^@]+\.[^@.]+$';
comment on function private.is_email is 'Whether a text can be an email address.';

-- The digits without an extension, without the (0) of +44 (0)121 496 0000, and without the 00 that many write for the plus. A 0
-- replaces the country code 44, so that a British number has as many digits with it as without.
create or replace function private.dialled_digits(phone text) returns text language sql immutable parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g'),
    '^00', ''),
  '^440?', '0');
comment on function private.dialled_digits is 'The digits of a phone number as they are dialled in Britain.';

-- By E.164 a number has up to 15 digits. A British one begins with 0 and has 10 or 11, a mobile one 11.
create or replace function private.is_phone(value text) returns boolean language sql immutable parallel safe
return char_length(value) <= 40
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(07[0-9]{9}|0[0-689][0-9]{8,9}|[1-9][0-9]{7,14})$';
comment on function private.is_phone is 'Whether a text is a phone number that can be dialled.';
