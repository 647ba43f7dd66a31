create function private.live_end(p_stream_id text) returns public.live_streams
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.live_end(text) is 'Ends a stream that the caller has locked and found not ended; the chat''s last message says so. One that never started lasted 0 minutes.';
grant execute on function private.live_end(text) to preloved_verbs;
