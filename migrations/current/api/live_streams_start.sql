-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.live_streams_start(p_stream_id text, p_brand text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_host public.profiles := private.active_caller();
  v_stream public.live_streams := private.live_own(p_stream_id, v_host.id);
begin
  perform private.may_go_live(v_host, p_brand);
  if v_stream.status <> 'upcoming' then
    perform private.refuse('CONFLICT', pg_catalog.format('The stream is %s: only an upcoming one can be started.', v_stream.status));
  end if;
  update public.live_streams set status = 'live', started_at = private.now()
  where live_streams.id = p_stream_id returning * into v_stream;
  perform private.live_begun(v_stream);
  return private.live_stream_record(v_stream);
end
$function$;
