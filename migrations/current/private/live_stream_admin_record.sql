-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.live_stream_admin_record(p_stream live_streams, p_messages bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'id', p_stream.id, 'status', p_stream.status, 'title', p_stream.title, 'host_id', p_stream.seller_id,
    'host_name', p_stream.seller_username, 'host_avatar', p_stream.seller_avatar,
    'duration_min', p_stream.duration_minutes, 'viewers', p_stream.viewers, 'message_count', p_messages,
    'pinned_listing_ids', p_stream.pinned_listing_ids, 'started_at', api.wire_time(p_stream.started_at),
    'ended_at', api.wire_time(p_stream.ended_at), 'created_at', api.wire_time(p_stream.created_at));
end
$function$;
