-- The chat has a row of its own to queue at: who writes never waits for who comes and goes.
create table private.live_chats (
  stream_id text primary key references public.live_streams (id) on delete cascade,
  last_seq bigint not null default 0,
  last_at timestamptz not null default '-infinity',
  messages bigint not null default 0
) with (fillfactor = 50);
comment on table private.live_chats is 'Where each stream''s chat stands. Its row is locked until the message is committed, so the order of seq is the order of commits: whoever has read up to one number has missed none below it.';
comment on column private.live_chats.messages is 'What people wrote; the server''s own messages are not counted.';

alter table private.live_chats enable row level security;
create policy all_api on private.live_chats for all to preloved_api using (true) with check (true);
grant select, insert, update on private.live_chats to preloved_api;
