create table history.live_chat_messages_default
  partition of public.live_chat_messages default;
comment on table history.live_chat_messages_default is
  'Messages of chats whose month has no partition yet. They move when it is created.';

-- Read and written through public.live_chat_messages only.
alter table history.live_chat_messages_default enable row level security;
