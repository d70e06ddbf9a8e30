-- Messages of the contact form, for an owner who switches on that they are stored. The same guarantees as operators.

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  name public.single_line not null constraint enquiries_name_check check (private.is_line(name, 1, 200)),
  email public.single_line not null constraint enquiries_email_check check (private.is_email(email)),
  subject public.single_line not null default '' constraint enquiries_subject_check check (private.is_line(subject, 0, 200)),
  message public.multi_line not null constraint enquiries_message_check check (private.is_text(message, 1, 5000))
);
comment on constraint enquiries_name_check on public.enquiries is
  'Please enter your name on one line of up to 200 characters.';
comment on constraint enquiries_email_check on public.enquiries is
  'Please enter an email address in the format name@example.com.';
comment on constraint enquiries_subject_check on public.enquiries is
  'Please enter a subject on one line of up to 200 characters.';
comment on constraint enquiries_message_check on public.enquiries is
  'Please enter your message in up to 5000 characters.';
comment on table public.enquiries is 'Messages sent through the contact form.';
comment on column public.enquiries.last_contact_at is 'Moved by the owner; the row is deleted kept_months after it.';

create index enquiries_created_at_idx on public.enquiries (created_at);
create index enquiries_email_idx on public.enquiries (lower(email), created_at);

alter table public.enquiries enable row level security;
revoke all on table public.enquiries from anon, authenticated;
grant insert (name, email, subject, message) on table public.enquiries to anon, authenticated;
grant select, insert, update, delete on table public.enquiries to service_role;
create policy "anyone may send an enquiry" on public.enquiries for insert to anon, authenticated with check (true);

create trigger enquiries_guard before insert on public.enquiries for each row execute function private.guard();
