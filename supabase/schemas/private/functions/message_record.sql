create function private.message_record(p_message private.messages) returns jsonb
language sql stable
return jsonb_build_object(
  'seq', p_message.seq,
  'sender_id', p_message.sender_id,
  'text', p_message.text,
  'masked', p_message.is_masked,
  'created_at', internal.wire_time(p_message.created_at));
