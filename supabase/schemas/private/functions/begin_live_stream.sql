create function private.begin_live_stream(p_stream public.live_streams) returns void
language plpgsql volatile
as $$
begin
  perform private.add_live_system_message(p_stream.id, 'Live dimulai.');
  if cardinality(p_stream.pinned_listing_ids) > 0
    or exists (select from private.follows where follows.followed_id = p_stream.seller_id)
  then
    perform private.enqueue_job(
      'live_streams_notify', p_stream.id, jsonb_build_object('stream_id', p_stream.id));
  end if;
end
$$;
