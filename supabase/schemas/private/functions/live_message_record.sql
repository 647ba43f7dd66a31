create function private.live_message_record(p_message public.live_chat_messages) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_message.id,
  'stream_id', p_message.stream_id,
  'seq', p_message.seq,
  'user_id', p_message.user_id,
  'username', p_message.username,
  'text', p_message.text,
  'type', p_message.type,
  'offer_id', p_message.offer_id,
  'created_at', internal.wire_time(p_message.created_at));
