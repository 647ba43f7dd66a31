-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: anon, authenticated.
CREATE OR REPLACE FUNCTION api.live_streams_get(p_stream_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_stream public.live_streams;
begin
  select live_streams.* into v_stream from public.live_streams where live_streams.id = p_stream_id;
  if v_stream.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such stream.');
  end if;
  return private.live_stream_record(v_stream);
end
$function$;
