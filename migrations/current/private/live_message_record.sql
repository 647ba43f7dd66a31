-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_message_record(p_message live_chat_messages)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'id', p_message.id, 'stream_id', p_message.stream_id, 'seq', p_message.seq, 'user_id', p_message.user_id,
    'username', p_message.username, 'text', p_message.text, 'type', p_message.type,
    'created_at', api.wire_time(p_message.created_at));
end
$function$;
