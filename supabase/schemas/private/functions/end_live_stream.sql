-- The caller has locked the stream and found it not ended.
create function private.end_live_stream(p_stream_id text) returns public.live_streams
language plpgsql volatile
as $$
declare
  v_now timestamptz := private.now();
  v_stream public.live_streams;
begin
  update public.live_streams
  set status = 'ended',
      viewers = 0,
      ended_at = v_now,
      -- 0 for a stream that never began.
      duration_minutes = greatest(0, floor(extract(epoch from v_now - started_at) / 60))
  where live_streams.id = p_stream_id
    and live_streams.status <> 'ended'
  returning * into strict v_stream;
  delete from private.live_viewers where live_viewers.stream_id = p_stream_id;
  perform private.add_live_system_message(p_stream_id, 'Live selesai.');
  perform private.broadcast(
    'live:' || p_stream_id, 'status', private.live_stream_record(v_stream));
  return v_stream;
end
$$;
