-- What both public forms share: how a text is cleaned and which values are legal.
-- A client holds a public key and can send anything, so every rule for stored rows is here.

create schema if not exists private;
revoke all on schema private from public;

-- Characters that nobody sees: zero-width spaces and marks of writing direction. They arrive with text pasted from contact
-- lists, and some can disguise a name or an address.
create function private.unseen() returns text
language sql immutable parallel safe
return U&'\061C\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF';

create function private.spaces() returns text
language sql immutable parallel safe
return U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000';

create function private.clean_line(value text) returns text
language sql immutable parallel safe
return btrim(translate(value, private.unseen(), ''), private.spaces());

-- Leaves marks inside a longer text, where right-to-left writing needs them. One kind of line break, so that the same text
-- sent by two browsers is the same row.
create function private.clean_text(value text) returns text
language sql immutable parallel safe
return btrim(
  replace(replace(value, U&'\000D\000A', U&'\000A'), U&'\000D', U&'\000A'),
  private.spaces() || private.unseen()
);

create function private.is_line(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

create function private.is_text(value text, shortest integer, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) between shortest and longest
  and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]';

create function private.is_name(value text) returns boolean
language sql immutable parallel safe
return private.is_line(value, 1, 200);

-- Only a message can tell whether a mailbox exists; this refuses what cannot be an address. The spaces are spelt out, because
-- what [[:space:]] matches beyond ASCII depends on the locale of the server. The form uses the same pattern; a test keeps
-- the two equal.
create function private.is_email(value text) returns boolean
language sql immutable parallel safe
return private.is_line(value, 5, 254)
  and translate(value, private.spaces(), '') = value
  and value ~ '^[^@]+@[^@]+\.[^@.]+$';

-- Raises the sentence that the visitor reads: `missing` for an absent or empty value, `wrong` for an illegal one.
-- SQLSTATE 22023 becomes status 400 with the message unchanged.
create function private.require(value text, legal boolean, missing text, wrong text) returns void
language plpgsql set search_path = ''
as $$
begin
  if coalesce(value, '') = '' then
    raise exception using errcode = '22023', message = missing;
  end if;
  if legal is not true then
    raise exception using errcode = '22023', message = wrong;
  end if;
end
$$;
