-- Messages of the contact form, for an owner who switches on that they are stored. The same guarantees as operators.

create function private.is_subject(value text) returns boolean
language sql immutable parallel safe
return private.is_line(value, 0, 200);

create function private.is_message(value text) returns boolean
language sql immutable parallel safe
return private.is_text(value, 1, 5000);

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  name text not null constraint enquiries_name_check check (private.is_name(name)),
  email text not null constraint enquiries_email_check check (private.is_email(email)),
  subject text not null default '' constraint enquiries_subject_check check (private.is_subject(subject)),
  message text not null constraint enquiries_message_check check (private.is_message(message))
);
comment on table public.enquiries is 'Messages sent through the contact form.';
comment on column public.enquiries.last_contact_at is 'Moved by the owner; the row is deleted kept_months after it.';

create index enquiries_created_at_idx on public.enquiries (created_at);
create index enquiries_email_idx on public.enquiries (lower(email), created_at);

alter table public.enquiries enable row level security;
revoke all on table public.enquiries from anon, authenticated;
grant insert (name, email, subject, message) on table public.enquiries to anon, authenticated;
grant select, insert, update, delete on table public.enquiries to service_role;
create policy "anyone may send an enquiry" on public.enquiries for insert to anon, authenticated with check (true);

-- Runs as the owner, because the role that inserts may not read the rows that the limits count.
create function private.enquiries_guard() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.id := gen_random_uuid();
  new.created_at := now();
  new.last_contact_at := now();
  new.name := private.clean_line(new.name);
  new.email := private.clean_line(new.email);
  new.subject := coalesce(private.clean_line(new.subject), '');
  new.message := private.clean_text(new.message);

  perform private.require(new.name, private.is_name(new.name),
    'Please enter your name.',
    'Please enter your name on one line of up to 200 characters.');
  perform private.require(new.email, private.is_email(new.email),
    'Please enter your email address.',
    'Please enter an email address in the format name@example.com.');
  if not private.is_subject(new.subject) then
    raise exception using errcode = '22023',
      message = 'Please enter a subject on one line of up to 200 characters.';
  end if;
  perform private.require(new.message, private.is_message(new.message),
    'Please enter your message.',
    'Please enter your message in up to 5000 characters.');

  if private.admit(tg_table_name, to_jsonb(new)) then
    return new;
  end if;
  return null;
end
$$;
revoke all on function private.enquiries_guard() from public;

create trigger enquiries_guard before insert on public.enquiries
for each row execute function private.enquiries_guard();
