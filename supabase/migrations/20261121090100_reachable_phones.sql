-- A phone number that nobody can ring is a lead that nobody can reach. By E.164 a number has up to 15 digits; one that begins
-- with 0 is British and has 10 or 11. The form checks the same; a test compares the two.

-- The digits that are dialled: without an extension, and without the (0) of +44 (0)121 496 0000.
create function private.dialled_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g');

create or replace function private.is_phone(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 40
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(0[0-9]{9,10}|[1-9][0-9]{7,14})$';

-- Rows from before keep their number: a constraint that is not valid is tried on new and changed rows alone, and a backup
-- with the old ones can be restored.
alter table public.operators drop constraint operators_phone_check;
alter table public.operators add constraint operators_phone_check check (private.is_phone(phone)) not valid;

-- Runs as the owner, because the role that inserts may not read the rows that the limits count.
create or replace function private.operators_guard() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.id := gen_random_uuid();
  new.created_at := now();
  new.full_name := private.clean_line(new.full_name);
  new.email := private.clean_line(new.email);
  new.phone := translate(private.clean_line(new.phone), U&'\00A0\2010\2011\2012\2013\202F', ' ---- ');
  new.address := private.clean_text(new.address);
  new.equipment := array(
    select chosen.name from unnest(new.equipment) with ordinality as chosen (name, position)
    group by chosen.name order by min(chosen.position)
  );

  perform private.require(new.full_name, private.is_name(new.full_name),
    'Please enter your full name.',
    'Please enter your full name on one line of up to 200 characters.');
  perform private.require(new.email, private.is_email(new.email),
    'Please enter your email address.',
    'Please enter an email address in the format name@example.com.');
  perform private.require(new.phone, private.is_phone(new.phone),
    'Please enter your phone number.',
    'Please enter a phone number we can call: 10 or 11 digits if it begins with 0, otherwise 8 to 15 digits with the country code.');
  perform private.require(new.address, private.is_address(new.address),
    'Please enter your address.',
    'Please enter your address in up to 500 characters.');
  perform private.require(new.experience::text, private.is_experience(new.experience),
    'Please enter your years of experience.',
    'Please enter your years of experience as a whole number from 0 to 80.');
  perform private.require(array_to_string(new.equipment, ',', '?'), private.is_equipment(new.equipment),
    'Please select at least one machine.',
    'Please select machines from the list only.');

  if private.admit(tg_table_name, to_jsonb(new)) then
    return new;
  end if;
  return null;
end
$$;
