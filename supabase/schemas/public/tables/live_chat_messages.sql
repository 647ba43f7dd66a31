create table public.live_chat_messages (
  stream_id text not null,
  seq bigint not null,
  id uuid not null default gen_random_uuid(),
  -- A profile's id, or system. A cast, because a regular expression would cost each message more.
  user_id text not null check (user_id = 'system' or user_id::uuid::text = user_id),
  -- The username at the time of the message, until the account is deleted.
  username text not null,
  text text not null check (char_length(text) between 1 and 500),
  type text not null check (type in ('message', 'offer', 'system')),
  created_at timestamptz not null,
  -- The writer's offer to the host that the message announces; only these two can read it.
  offer_id uuid references private.offers (id) on delete restrict,
  -- The month of the chat, not of the message: a chat is read from one month.
  month date not null,
  primary key (stream_id, month, seq),
  constraint live_chat_messages_chat foreign key (stream_id, month)
    references private.live_chats (stream_id, month) on delete cascade,
  constraint live_chat_messages_system check ((type = 'system') = (user_id = 'system')),
  constraint live_chat_messages_offer check (offer_id is null or type = 'offer'),
  constraint live_chat_messages_ascending unique (stream_id, month, created_at)
) partition by list (month);
comment on table public.live_chat_messages is
  'Messages of live chats; seq and created_at have the same order. Append-only. '
  'internal.make_history_months makes its months.';

-- For the export and the deletion of the writer's or the host's account.
create index live_chat_messages_user_id on public.live_chat_messages (user_id);
create index live_chat_messages_system on public.live_chat_messages (stream_id)
  where user_id = 'system';
create index live_chat_messages_offer_id on public.live_chat_messages (offer_id)
  where offer_id is not null;

grant select, insert on public.live_chat_messages to preloved_api;
-- For the deletion of an account.
grant update (username, text) on public.live_chat_messages to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported) values
  -- Archived months: private.erase_archived_chat.
  ('public.live_chat_messages', 'writer', '{username}', 'replaced', '$2', 'chat_messages'),
  ('public.live_chat_messages', 'writer', '{text}', 'replaced', '''[deleted]''', 'chat_messages'),
  ('public.live_chat_messages', 'host', '{text}', 'replaced', '''[deleted]''', null);

insert into private.personal_exports (section, relation, owner, record, sort, archive) values
  (
    'chat_messages', 'public.live_chat_messages', 'writer',
    'to_jsonb(private.live_message_record(data))', 'created_at desc', 'private.archived_chat($1)'
  );
