-- Rejects a reader of the stream who has blocked its host or is blocked by them.
create function internal.require_viewer(p_stream_id text, p_user_id uuid) returns void
language plpgsql stable security definer
as $$
begin
  perform private.refuse(private.block_objection(p_user_id, live_streams.seller_id))
  from public.live_streams
  where live_streams.id = p_stream_id;
end
$$;
