create function private.live_stream_record(p_stream public.live_streams) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_stream.id,
  'status', p_stream.status,
  'title', p_stream.title,
  'seller_id', p_stream.seller_id,
  'seller_username', p_stream.seller_username,
  'seller_avatar', p_stream.seller_avatar,
  'viewers', p_stream.viewers,
  'peak_viewers', p_stream.peak_viewers,
  'unique_viewers', p_stream.unique_viewers,
  'pinned_listing_ids', p_stream.pinned_listing_ids,
  'duration_minutes', p_stream.duration_minutes,
  'scheduled_at', internal.wire_time(p_stream.scheduled_at),
  'started_at', internal.wire_time(p_stream.started_at),
  'ended_at', internal.wire_time(p_stream.ended_at),
  'created_at', internal.wire_time(p_stream.created_at));
