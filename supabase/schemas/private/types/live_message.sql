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
  'The record of a chat message. Its JSON costs less than that of jsonb_build_object, which looks '
  'the type of each value up again.';
