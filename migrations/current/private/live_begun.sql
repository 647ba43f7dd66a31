-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_begun(p_stream live_streams)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.live_announce(p_stream.id, 'Live dimulai.');
  if cardinality(p_stream.pinned_listing_ids) > 0 then
    perform private.enqueue('live_streams_notify', p_stream.id, jsonb_build_object('stream_id', p_stream.id));
  end if;
end
$function$;
