-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_live_streams(p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
