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
