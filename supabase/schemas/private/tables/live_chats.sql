-- Separate from live_streams, so that a message does not wait for the update of viewers.
create table private.live_chats (
  stream_id text primary key references public.live_streams (id) on delete cascade,
  -- Also the number of messages in the chat.
  last_seq bigint not null default 0,
  last_at timestamptz not null default '-infinity',
  -- First day of the month in Jakarta in which the stream was created. Never changes.
  month date not null default private.month_of(private.now()),
  -- For the key of messages: a chat has one month, so seq is unique in the chat.
  constraint live_chats__month unique (stream_id, month),
  constraint live_chats__month_begins check (extract(day from month) = 1)
) with (fillfactor = 50);
comment on table private.live_chats is
  'Position of each stream''s chat. A writer locks the row until commit, so seq has the order of '
  'commits: a reader who has seen seq n has missed none below n.';

grant select, insert, update on private.live_chats to preloved_api;
