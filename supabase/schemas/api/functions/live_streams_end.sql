create function api.live_streams_end(p_stream_id text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_stream public.live_streams := private.own_live_stream(p_stream_id, (private.caller()).id);
begin
  if v_stream.status = 'ended' then
    perform private.raise_error('stream_ended');
  end if;
  return private.live_stream_record(private.end_live_stream(p_stream_id));
end
$$;
