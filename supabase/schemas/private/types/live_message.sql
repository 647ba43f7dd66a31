create type private.live_message as (
  id uuid,
  stream_id text,
  seq bigint,
  user_id text,
  username text,
  text text,
  type text,
  offer_id uuid,
  created_at text
);
comment on type private.live_message is
  'The record of a chat message. Its JSON is cheaper than jsonb_build_object, which looks up the '
  'type of each value again.';
