-- p_brand: the marketplace's name, for the message to a banned host.
create function api.live_streams_start(p_stream_id text, p_brand text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_host public.profiles := private.active_caller();
  v_stream public.live_streams := private.own_live_stream(p_stream_id, v_host.id);
begin
  perform private.refuse(
    private.go_live_objection(v_host), jsonb_build_object('brand', p_brand));
  if v_stream.status <> 'upcoming' then
    perform private.raise_error(
      'stream_not_upcoming', jsonb_build_object('status', v_stream.status));
  end if;

  update public.live_streams
  set status = 'live',
      started_at = private.now()
  where live_streams.id = p_stream_id
  returning * into v_stream;
  perform private.begin_live_stream(v_stream);
  perform private.broadcast(
    'live:' || p_stream_id, 'status', private.live_stream_record(v_stream));
  return private.live_stream_record(v_stream);
end
$$;
