-- Rejects a reader of the stream if one of them and its host has blocked the other.
create function internal.require_viewer(p_stream_id text, p_user_id uuid) returns void
language plpgsql stable security definer
as $$
begin
  perform private.refuse(private.block_objection(p_user_id, live_streams.seller_id))
  from public.live_streams
  where live_streams.id = p_stream_id;
end
$$;
