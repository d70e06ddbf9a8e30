-- Registrations of operators who want to join the network. Anyone may add one; only the owner may read them.

-- At least the names in content/equipment.ts. A name that the form no longer offers stays, because stored rows have it.
create function private.equipment_names() returns text[]
language sql immutable parallel safe
return array[
  'Dumper', '360 Excavator', '360 Grab', 'Dozer', 'Roller', 'Loading Shovel', 'Telehandler', 'Forklift', 'Crane',
  'Skid Steer', 'Backhoe', 'Grader', 'Compactor'
];

-- The digits that are dialled: without an extension, without the (0) of +44 (0)121 496 0000, and without the 00 that many
-- write for the plus.
create function private.dialled_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(phone, '[xet#].*$', '', 'i'), '(.)\(0\)', '\1'), '[^0-9]', '', 'g'),
  '^00', '');

-- A phone number that nobody can ring is a lead that nobody can reach. By E.164 a number has up to 15 digits; one that begins
-- with 0 is British and has 10 or 11. The form checks the same; a test compares the two.
create function private.is_phone(value text) returns boolean
language sql immutable parallel safe
return char_length(value) <= 40
  and value ~ '^[0-9+() .,/#xXeEtT-]+$'
  and private.dialled_digits(value) ~ '^(0[0-9]{9,10}|[1-9][0-9]{7,14})$';

create function private.is_equipment(value text[]) returns boolean
language sql immutable parallel safe
return cardinality(value) > 0
  and array_ndims(value) = 1
  and value <@ private.equipment_names()
  and cardinality(value) = (select count(distinct name) from unnest(value) as machine (name));

create table public.operators (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  full_name public.single_line not null constraint operators_full_name_check check (private.is_line(full_name, 1, 200)),
  email public.single_line not null constraint operators_email_check check (private.is_email(email)),
  phone public.phone_number not null constraint operators_phone_check check (private.is_phone(phone)),
  address public.multi_line not null constraint operators_address_check check (private.is_text(address, 1, 500)),
  experience integer not null constraint operators_experience_check check (experience between 0 and 80),
  equipment text[] not null constraint operators_equipment_check check (private.is_equipment(equipment))
);
comment on constraint operators_full_name_check on public.operators is
  'Please enter your full name on one line of up to 200 characters.';
comment on constraint operators_email_check on public.operators is
  'Please enter an email address in the format name@example.com.';
comment on constraint operators_phone_check on public.operators is
  'Please enter a phone number we can call: 10 or 11 digits if it begins with 0, otherwise 8 to 15 digits with the country code.';
comment on constraint operators_address_check on public.operators is
  'Please enter your address in up to 500 characters.';
comment on constraint operators_experience_check on public.operators is
  'Please enter your years of experience as a whole number from 0 to 80.';
comment on constraint operators_equipment_check on public.operators is
  'Please select at least one machine, from the list only.';
comment on table public.operators is 'Operators who registered through the website.';
comment on column public.operators.last_contact_at is 'Moved by the owner; the row is deleted kept_months after it.';
comment on column public.operators.experience is 'Whole years.';

create index operators_created_at_idx on public.operators (created_at);
create index operators_email_idx on public.operators (lower(email), created_at);

alter table public.operators enable row level security;
revoke all on table public.operators from anon, authenticated;
grant insert (full_name, email, phone, address, experience, equipment) on table public.operators to anon, authenticated;
grant select, insert, update, delete on table public.operators to service_role;
create policy "anyone may register" on public.operators for insert to anon, authenticated with check (true);

create trigger operators_guard before insert on public.operators for each row execute function private.guard();
