-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_end(p_stream_id text)
 RETURNS live_streams
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_now timestamptz := private.now();
  v_stream public.live_streams;
begin
  update public.live_streams
  set status = 'ended', ended_at = v_now,
      duration_minutes = coalesce(greatest(0, floor(extract(epoch from v_now - live_streams.started_at) / 60))::integer, 0)
  where live_streams.id = p_stream_id and live_streams.status <> 'ended'
  returning * into strict v_stream;
  perform private.live_announce(p_stream_id, 'Live selesai.');
  return v_stream;
end
$function$;
