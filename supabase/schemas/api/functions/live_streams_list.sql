create function api.live_streams_list(
  p_limit integer,
  p_offset integer,
  p_status text default null
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_status constant public.live_status := coalesce(p_status, 'live');
  v_ids text[];
  v_items jsonb;
  v_total bigint;
begin
  -- The order begins with the status, as the index does: comparing enums is not leakproof, so under
  -- row level security the planner does not see that all rows have the same status.
  v_ids := array(
    select page.id
    from (
      (
        select live_streams.created_at, live_streams.id
        from public.live_streams
        where live_streams.status = v_status
        order by live_streams.status, live_streams.created_at desc, live_streams.id desc
        limit p_offset::bigint + p_limit
      )
      union all
      (
        select live_streams.created_at, live_streams.id
        from public.live_streams
        where live_streams.status = 'upcoming'
          and p_status is null
        order by live_streams.status, live_streams.created_at desc, live_streams.id desc
        limit p_offset::bigint + p_limit
      )
    ) as page
    order by page.created_at desc, page.id desc
    limit p_limit
    offset p_offset);
  select jsonb_agg(
    private.live_stream_record(live_streams)
    order by live_streams.created_at desc, live_streams.id desc)
  into v_items
  from public.live_streams
  where live_streams.id = any (v_ids);
  select sum(counts.streams)
  into v_total
  from private.live_stream_counts as counts
  where counts.status = v_status
    or counts.status = 'upcoming' and p_status is null;
  return private.list_page(v_items, coalesce(v_total, 0), p_limit, p_offset);
end
$$;
grant execute on function api.live_streams_list(integer, integer, text) to anon;
