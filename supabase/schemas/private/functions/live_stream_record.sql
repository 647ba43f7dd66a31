create function private.live_stream_record(p_stream public.live_streams) returns jsonb
language sql stable
return to_jsonb(p_stream) - 'viewers_broadcast_at'
  || jsonb_build_object(
    'scheduled_at', internal.wire_time(p_stream.scheduled_at),
    'started_at', internal.wire_time(p_stream.started_at),
    'ended_at', internal.wire_time(p_stream.ended_at),
    'created_at', internal.wire_time(p_stream.created_at));
