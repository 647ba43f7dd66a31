-- The chat stays locked until commit, so seq and created_at grow in the order of commits.
create function private.add_live_system_message(p_stream_id text, p_text text) returns void
language plpgsql volatile
as $$
declare
  v_chat private.live_chats;
  v_message public.live_chat_messages;
begin
  update private.live_chats
  set last_seq = live_chats.last_seq + 1,
      -- Times increase even within a microsecond or when the clock is set back.
      last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond')
  where live_chats.stream_id = p_stream_id
  returning * into strict v_chat;
  insert into public.live_chat_messages (
    stream_id, seq, user_id, username, text, type, created_at, month
  )
  values (
    p_stream_id, v_chat.last_seq, 'system', 'system', p_text, 'system', v_chat.last_at, v_chat.month
  )
  returning * into v_message;
  perform private.broadcast(
    'live:' || p_stream_id,
    'chat',
    jsonb_build_object('messages', jsonb_build_array(private.live_message_record(v_message))));
end
$$;
