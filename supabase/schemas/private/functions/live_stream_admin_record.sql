create function private.live_stream_admin_record(
  p_stream public.live_streams,
  p_messages bigint
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_stream.id,
  'status', p_stream.status,
  'title', p_stream.title,
  'host_id', p_stream.seller_id,
  'host_name', p_stream.seller_username,
  'host_avatar', p_stream.seller_avatar,
  'duration_min', p_stream.duration_minutes,
  'viewers', p_stream.viewers,
  'peak_viewers', p_stream.peak_viewers,
  'unique_viewers', p_stream.unique_viewers,
  'message_count', p_messages,
  'pinned_listing_ids', p_stream.pinned_listing_ids,
  'started_at', internal.wire_time(p_stream.started_at),
  'ended_at', internal.wire_time(p_stream.ended_at),
  'created_at', internal.wire_time(p_stream.created_at));
