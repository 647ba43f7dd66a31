create table private.emails (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  digest_day date,
  data jsonb not null,
  address text not null,
  locale text not null,
  name text not null,
  status text not null default 'pending' check (status in
    ('pending', 'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'abandoned', 'bounced', 'complained')),
  provider_id text constraint emails__provider_id unique,
  problem text,
  first_tried_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint emails__one_digest unique (user_id, digest_day)
);
comment on table private.emails is 'Each e-mail that we write, and how far it came. Address, name and language stay as they were at the first attempt: a repeat under one key must be the same message.';
comment on column private.emails.id is 'Of a notification''s e-mail the notification''s id, of a digest its own; also the Idempotency-Key at the provider.';
comment on column private.emails.digest_day is 'The Jakarta day of a digest: one per person and day.';
comment on column private.emails.status is 'abandoned: the provider was down for longer than it would recognise a repeat.';
alter table private.emails enable row level security;
create policy all_verbs on private.emails for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.emails to preloved_verbs;

create table private.email_suppressions (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint')),
  since timestamptz not null default private.now()
);
comment on table private.email_suppressions is 'Addresses that we never write to again: they do not exist, or their owner called us spam. The profile says so until its address changes.';
alter table private.email_suppressions enable row level security;
create policy all_verbs on private.email_suppressions for all to preloved_verbs using (true) with check (true);
grant select, insert on private.email_suppressions to preloved_verbs;

create function private.is_suppressed(p_address text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.email_suppressions as suppressions where suppressions.address = lower(p_address));
end
$$;
comment on function private.is_suppressed(text) is 'Whether this address bounced for good or complained.';
grant execute on function private.is_suppressed(text) to preloved_verbs;
