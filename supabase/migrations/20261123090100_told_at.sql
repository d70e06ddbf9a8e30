-- Whether the owner was told of a row. What is stored already counts as told, because its owner has read the list until now.
alter table public.operators add column told_at timestamptz default now();
alter table public.operators alter column told_at drop default;
alter table public.enquiries add column told_at timestamptz default now();
alter table public.enquiries alter column told_at drop default;
comment on column public.operators.told_at is 'Null until a mail about it was sent to the owner.';
comment on column public.enquiries.told_at is 'Null until a mail about it was sent to the owner.';

create index operators_untold_idx on public.operators (created_at) where told_at is null;
create index enquiries_untold_idx on public.enquiries (created_at) where told_at is null;

-- The webhooks of projects from before the database told the owner itself.
drop trigger if exists notify_owner on public.operators;
drop trigger if exists notify_owner on public.enquiries;
