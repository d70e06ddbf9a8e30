-- Emails to the owner about new leads. The `notify-owner` function writes and sends them with the secret key, and records here
-- what a retry needs (docs/decisions/0012-a-function-emails-the-owner.md). Visitors have no access.
create table public.owner_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  is_test boolean not null default false,
  is_urgent boolean not null default true, -- False if none of its leads needed an email at once.
  limits jsonb not null default '[]', -- The reached limits that the email reports.
  tries integer not null default 0,
  next_try_at timestamptz default now(), -- Null if nothing is left to do. A run claims an email by moving this time forward.
  sent_at timestamptz, -- The time at which the first recipient's copy was accepted.
  recipients jsonb not null default '{}' -- The last result for each address.
);
alter table public.owner_mails enable row level security;
revoke all on table public.owner_mails from anon, authenticated;
grant select, insert, update, delete on table public.owner_mails to service_role;
