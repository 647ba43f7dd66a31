create function private.live_own(p_stream_id text, p_host_id uuid) returns public.live_streams
language plpgsql set search_path = ''
as $$
declare
  v_stream public.live_streams := private.live_lock(p_stream_id);
begin
  if v_stream.seller_id <> p_host_id then
    perform private.refuse('FORBIDDEN', 'Only its host may do this.');
  end if;
  return v_stream;
end
$$;
comment on function private.live_own(text, uuid) is 'The host''s own stream, held until commit.';
grant execute on function private.live_own(text, uuid) to preloved_verbs;
