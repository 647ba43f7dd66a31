create function api.live_streams_get(p_stream_id text) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.*
  into v_stream
  from public.live_streams
  where live_streams.id = p_stream_id;
  if v_stream.id is null then
    perform private.raise_error('stream_not_found');
  end if;
  return private.live_stream_record(v_stream);
end
$$;
grant execute on function api.live_streams_get(text) to anon;
