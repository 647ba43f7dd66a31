-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_staff_view(p_stream_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select private.live_stream_admin_record(live_streams, live_chats.messages)
          from public.live_streams join private.live_chats on live_chats.stream_id = live_streams.id
          where live_streams.id = p_stream_id);
end
$function$;
