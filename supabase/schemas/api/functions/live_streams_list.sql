create function api.live_streams_list(
  p_status text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statuses public.live_status[] := case when p_status is null
    then array['upcoming', 'live']::public.live_status[] else array[p_status]::public.live_status[] end;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.live_stream_record(page) order by page.created_at desc, page.id desc), '[]')
              from (select live_streams.* from public.live_streams where live_streams.status = any (v_statuses)
                    order by live_streams.created_at desc, live_streams.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from public.live_streams where live_streams.status = any (v_statuses)),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.live_streams_list(text, integer, integer) is 'Streams of one status, or without one those that are live or upcoming, newest first.';
grant execute on function api.live_streams_list(text, integer, integer) to anon;
