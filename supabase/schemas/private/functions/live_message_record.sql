create function private.live_message_record(p_message public.live_chat_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_message.id, 'stream_id', p_message.stream_id, 'seq', p_message.seq, 'user_id', p_message.user_id,
    'username', p_message.username, 'text', p_message.text, 'type', p_message.type,
    'created_at', api.wire_time(p_message.created_at));
end
$$;
comment on function private.live_message_record(public.live_chat_messages) is 'A chat message as every member reads it.';
grant execute on function private.live_message_record(public.live_chat_messages) to preloved_verbs;
