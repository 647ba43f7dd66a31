-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_say(p_stream_id text, p_user_id text, p_username text, p_text text, p_type text)
 RETURNS live_chat_messages
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_chat private.live_chats;
  v_message public.live_chat_messages;
begin
  update private.live_chats
  set last_seq = live_chats.last_seq + 1,
      -- A hundred messages in one microsecond, or a clock that was set back: time still goes forward.
      last_at = greatest(private.now(), live_chats.last_at + interval '1 microsecond'),
      messages = live_chats.messages + (p_type <> 'system')::integer
  where live_chats.stream_id = p_stream_id
  returning * into strict v_chat;
  insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at)
  values (p_stream_id, v_chat.last_seq, p_user_id, p_username, p_text, p_type, v_chat.last_at)
  returning * into v_message;
  return v_message;
end
$function$;
