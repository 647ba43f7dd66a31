create function api.live_streams_end(p_stream_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_stream public.live_streams := private.live_own(p_stream_id, (private.caller()).id);
begin
  if v_stream.status = 'ended' then
    perform private.refuse('CONFLICT', 'The stream is ended already.');
  end if;
  return private.live_stream_record(private.live_end(p_stream_id));
end
$$;
comment on function api.live_streams_end(text) is 'The host ends their stream, or calls off one that was announced.';
alter function api.live_streams_end(text) owner to preloved_verbs;
grant execute on function api.live_streams_end(text) to authenticated;
