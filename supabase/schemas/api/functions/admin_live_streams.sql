create function api.admin_live_streams(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'public.live_streams', p_query,
    array['live_streams.status in (''upcoming'', ''live'')']);
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.live_stream_admin_record(live_streams, live_chats.last_seq)
      order by found.nth)
    from unnest(v_page.ids) with ordinality as found (id, nth)
    join public.live_streams on live_streams.id = found.id
    join private.live_chats on live_chats.stream_id = live_streams.id));
end
$$;
