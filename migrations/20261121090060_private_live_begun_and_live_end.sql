create function private.live_begun(p_stream public.live_streams) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.live_announce(p_stream.id, 'Live dimulai.');
  if cardinality(p_stream.pinned_listing_ids) > 0 then
    perform private.enqueue('live_streams_notify', p_stream.id, jsonb_build_object('stream_id', p_stream.id));
  end if;
end
$$;
comment on function private.live_begun(public.live_streams) is 'What follows when a stream goes live: the chat says so, and those who like what is pinned will be told by a job.';
grant execute on function private.live_begun(public.live_streams) to preloved_verbs;

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
