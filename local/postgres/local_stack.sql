-- Data of local databases only: the offset of the clock, and the sessions of local sign-ins.

create schema if not exists local_stack;
grant usage on schema local_stack to public;

create table if not exists local_stack.clock (
  singleton boolean primary key default true check (singleton),
  offset_seconds double precision not null default 0 check (offset_seconds >= 0)
);
comment on table local_stack.clock is 'How many seconds private.now() is ahead of the real clock.';
insert into local_stack.clock default values on conflict do nothing;
grant select on local_stack.clock to public;
grant update (offset_seconds) on local_stack.clock to postgres;

create table if not exists local_stack.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  revoked_at timestamptz,
  closed_at timestamptz
);
comment on table local_stack.refresh_tokens is
  'Emulates the sessions of Supabase Auth: each token is swapped for its child, until the session is closed.';
create index if not exists refresh_tokens_session_id_idx on local_stack.refresh_tokens (session_id);
create index if not exists refresh_tokens_user_id_idx on local_stack.refresh_tokens (user_id);
grant select, insert, update, delete on local_stack.refresh_tokens to postgres;
