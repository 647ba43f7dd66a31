create function api.admin_live_streams(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'public.live_streams', p_filters, p_limit, p_offset,
    array['live_streams.status in (''upcoming'', ''live'')']);
  select jsonb_agg(
    private.live_stream_admin_record(live_streams, live_chats.last_seq)
    order by found.nth)
  into v_items
  from unnest(v_page.ids) with ordinality as found (id, nth)
  join public.live_streams on live_streams.id = found.id
  join private.live_chats on live_chats.stream_id = live_streams.id;
  return private.staff_list(v_page, v_items);
end
$$;
