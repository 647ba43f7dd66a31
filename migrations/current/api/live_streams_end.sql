-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.live_streams_end(p_stream_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_stream public.live_streams := private.live_own(p_stream_id, (private.caller()).id);
begin
  if v_stream.status = 'ended' then
    perform private.refuse('CONFLICT', 'The stream is ended already.');
  end if;
  return private.live_stream_record(private.live_end(p_stream_id));
end
$function$;
