create function private.live_stream_for_staff(p_stream_id text) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.live_stream_admin_record(live_streams, live_chats.last_seq)
    from public.live_streams
    join private.live_chats on live_chats.stream_id = live_streams.id
    where live_streams.id = p_stream_id
  );
end
$$;
