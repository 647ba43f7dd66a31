-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_lock(p_stream_id text)
 RETURNS live_streams
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_stream public.live_streams;
begin
  select live_streams.* into v_stream from public.live_streams where live_streams.id = p_stream_id for no key update;
  if v_stream.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such stream.');
  end if;
  return v_stream;
end
$function$;
