create function private.live_staff_view(p_stream_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select private.live_stream_admin_record(live_streams, live_chats.messages)
          from public.live_streams join private.live_chats on live_chats.stream_id = live_streams.id
          where live_streams.id = p_stream_id);
end
$$;
comment on function private.live_staff_view(text) is 'One stream as staff read it; null when there is none.';
grant execute on function private.live_staff_view(text) to preloved_verbs;
