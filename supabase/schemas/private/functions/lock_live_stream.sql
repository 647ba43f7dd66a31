-- Locks are taken in one order: profile, stream, chat.
create function private.lock_live_stream(p_stream_id text) returns public.live_streams
language plpgsql volatile
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.*
  into v_stream
  from public.live_streams
  where live_streams.id = p_stream_id
  for no key update;
  if v_stream.id is null then
    perform private.raise_error('stream_not_found');
  end if;
  return v_stream;
end
$$;
