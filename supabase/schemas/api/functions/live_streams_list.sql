create function api.live_streams_list(
  p_status text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statuses constant public.live_status[] := case
    when p_status is null then '{upcoming,live}'
    else array[p_status]
  end;
  v_items jsonb;
  v_total bigint;
begin
  select coalesce(
    jsonb_agg(private.live_stream_record(page) order by page.created_at desc, page.id desc),
    '[]')
  into v_items
  from (
    select live_streams.*
    from public.live_streams
    where live_streams.status = any (v_statuses)
    order by live_streams.created_at desc, live_streams.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*)
  into v_total
  from public.live_streams
  where live_streams.status = any (v_statuses);
  return jsonb_build_object(
    'items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.live_streams_list(text, integer, integer) is
  'Streams of one status, newest first; without a status, the live and upcoming ones.';
grant execute on function api.live_streams_list(text, integer, integer) to anon;
