create function api.admin_live_streams(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  select coalesce(jsonb_agg(private.live_stream_admin_record(page.stream, page.messages)
    order by (page.stream).created_at desc, (page.stream).id desc), '[]')
  into v_items
  from (select live_streams as stream, live_chats.messages
        from public.live_streams join private.live_chats on live_chats.stream_id = live_streams.id
        where live_streams.status in ('upcoming', 'live')
        order by live_streams.created_at desc, live_streams.id desc limit p_limit offset p_offset) as page;
  return jsonb_build_object('items', v_items, 'limit', p_limit, 'offset', p_offset,
    'total', (select count(*) from public.live_streams where live_streams.status in ('upcoming', 'live')));
end
$$;
comment on function api.admin_live_streams(integer, integer) is 'Streams that are not ended, newest first, with how much was written in each: all counts in one read.';
alter function api.admin_live_streams(integer, integer) owner to preloved_verbs;
grant execute on function api.admin_live_streams(integer, integer) to authenticated;
