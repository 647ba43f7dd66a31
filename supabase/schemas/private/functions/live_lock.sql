-- Locks are taken in one order: profile, stream, chat.
create function private.live_lock(p_stream_id text) returns public.live_streams
language plpgsql set search_path = ''
as $$
declare
  v_stream public.live_streams;
begin
  select live_streams.* into v_stream from public.live_streams where live_streams.id = p_stream_id for no key update;
  if v_stream.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such stream.');
  end if;
  return v_stream;
end
$$;
comment on function private.live_lock(text) is 'The stream, held until commit; refuses one that does not exist.';
grant execute on function private.live_lock(text) to preloved_verbs;
