create function private.live_stream_admin_record(
  p_stream public.live_streams,
  p_messages bigint
) returns jsonb
language sql stable
return private.live_stream_record(p_stream)
  - '{seller_id,seller_username,seller_avatar,duration_minutes,scheduled_at}'::text[]
  || jsonb_build_object(
    'host_id', p_stream.seller_id,
    'host_name', p_stream.seller_username,
    'host_avatar', p_stream.seller_avatar,
    'duration_min', p_stream.duration_minutes,
    'message_count', p_messages);
