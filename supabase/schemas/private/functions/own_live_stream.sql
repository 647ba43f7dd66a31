create function private.own_live_stream(
  p_stream_id text,
  p_host_id uuid
) returns public.live_streams
language plpgsql volatile
as $$
declare
  v_stream public.live_streams := private.lock_live_stream(p_stream_id);
begin
  if v_stream.seller_id <> p_host_id then
    perform private.raise_error('not_the_host');
  end if;
  return v_stream;
end
$$;
