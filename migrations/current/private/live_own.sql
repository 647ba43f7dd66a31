-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_own(p_stream_id text, p_host_id uuid)
 RETURNS live_streams
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_stream public.live_streams := private.live_lock(p_stream_id);
begin
  if v_stream.seller_id <> p_host_id then
    perform private.refuse('FORBIDDEN', 'Only its host may do this.');
  end if;
  return v_stream;
end
$function$;
