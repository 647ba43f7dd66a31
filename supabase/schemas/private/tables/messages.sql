create table private.messages (
  conversation_id uuid not null references private.conversations (id) on delete restrict,
  seq bigint not null check (seq > 0),
  sender_id uuid not null references public.profiles (id) on delete restrict,
  text text check (char_length(text) between 1 and 1000),
  -- The text before contact data was masked: only for staff, in a reported conversation. Null
  -- without masking, or once the account is deleted.
  original text check (char_length(original) between 1 and 1000),
  is_masked boolean not null default false,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  check (original is null or is_masked)
);
comment on table private.messages is
  'Messages of conversations. seq has no gaps and the order of commits: a message is never '
  'visible before an earlier one.';

-- For the sender's daily limit, export and deletion.
create index messages_sender on private.messages (sender_id, created_at);

grant select, insert, update on private.messages to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, exported) values
  ('private.messages', 'sender_id', '{text}', 'cleared', 'conversations'),
  ('private.messages', 'sender_id', '{original}', 'cleared', null);
