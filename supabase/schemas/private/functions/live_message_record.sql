create function private.live_message_record(
  p_message public.live_chat_messages
) returns private.live_message
language sql stable
return row(
  p_message.id,
  p_message.stream_id,
  p_message.seq,
  p_message.user_id,
  p_message.username,
  p_message.text,
  p_message.type,
  p_message.offer_id,
  internal.wire_time(p_message.created_at))::private.live_message;
