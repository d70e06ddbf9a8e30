-- The form tables. Visitors may only insert rows, and only the owner may read them.

-- The migration of a new form creates a table with a column for each field, then calls this function.
create or replace function private.make_form_table(form_table name, limited_by name default 'email') returns void
language plpgsql set search_path = '' as $$
declare
  fields text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into fields
    from pg_catalog.pg_attribute where attrelid = format('public.%I', form_table)::regclass and attnum > 0 and not attisdropped;
  execute format($sql$
    alter table public.%1$I
      add column id uuid primary key default gen_random_uuid(),
      add column created_at timestamptz not null default now(),
      add column last_contact_at timestamptz not null default now(),
      add column answered_at timestamptz,
      add column notified_at timestamptz,
      add column mail_id uuid references public.owner_mails on delete set null,
      add column mail_after timestamptz,
      add column likely_flood boolean not null default false,
      add constraint %5$I check (last_contact_at between created_at - interval '1 day' and now() + interval '1 day');
    comment on constraint %5$I on public.%1$I is
      'last_contact_at can be neither in the future nor before the day on which the row was stored.';
    comment on column public.%1$I.last_contact_at is 'Updated by the owner. The row is deleted kept_months later.';
    comment on column public.%1$I.answered_at is 'Set by npm run leads -- --answered.';
    comment on column public.%1$I.notified_at is 'Null until the mail service has accepted an email about the row.';
    comment on column public.%1$I.mail_id is 'The email about the row. Deleting one that was not sent releases its rows for the next.';
    comment on column public.%1$I.mail_after is 'Null if the row needs an email at once. Otherwise, it waits for an email about others until then.';
    comment on column public.%1$I.likely_flood is
      'Whether the same network (/24 or /48) sent per_sender submissions or more within private.counted_period.';
    create index on public.%1$I (created_at, id);
    create index on public.%1$I (created_at, id) where likely_flood;
    create index on public.%1$I (last_contact_at);
    create index on public.%1$I (lower(%2$I), created_at);
    create index on public.%1$I (created_at) where notified_at is null;
    create index on public.%1$I (mail_id);
    alter table public.%1$I enable row level security;
    revoke all on table public.%1$I from anon, authenticated;
    grant insert (%3$s) on table public.%1$I to anon, authenticated;
    grant select, insert, update, delete on table public.%1$I to service_role;
    create policy "anyone may send it" on public.%1$I for insert to anon, authenticated with check (true);
    create trigger %4$I before insert on public.%1$I for each row execute function private.guard();
  $sql$, form_table, limited_by, fields, form_table || '_guard', form_table || '_last_contact_at_check');
  insert into private.submission_limits (form_table, limited_by) values (make_form_table.form_table, make_form_table.limited_by);
end $$;
comment on function private.make_form_table is 'Turns a table that has only the form''s own fields into a form table: adds the common columns, privileges, the guard trigger and the limits.';

create table public.operators (
  full_name text not null constraint operators_full_name_check check (private.is_line(full_name, 1, 200)),
  email text not null constraint operators_email_check check (private.is_email(email)),
  phone text not null constraint operators_phone_check check (private.is_phone(phone)),
  address text not null constraint operators_address_check check (private.is_text(address, 1, 500)),
  experience integer not null constraint operators_experience_check check (experience between 0 and 80),
  equipment text[] not null constraint operators_equipment_check check (private.is_list(equipment, 50, 100))
);
comment on table public.operators is 'Operators who registered through the website.';
comment on column public.operators.experience is 'Whole years.';
select private.make_form_table('operators');

-- This table is used only if the site stores messages from the contact form.
create table public.messages (
  name text not null constraint messages_name_check check (private.is_line(name, 1, 200)),
  email text not null constraint messages_email_check check (private.is_email(email)),
  subject text not null default '' constraint messages_subject_check check (private.is_line(subject, 0, 200)),
  message text not null constraint messages_message_check check (private.is_text(message, 1, 5000))
);
comment on table public.messages is 'Messages sent through the contact form.';
select private.make_form_table('messages');
