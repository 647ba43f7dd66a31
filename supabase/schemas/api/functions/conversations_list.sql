create function api.conversations_list(
  p_limit integer,
  p_cursor text default null,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me uuid := (private.caller()).id;
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
  v_total bigint;
  v_ids uuid[];
  v_last_at timestamptz[];
begin
  -- The index alone has all counted columns. One row more shows whether another page follows.
  with bought as not materialized (
    select conversations.id, conversations.last_at
    from private.conversations
    where conversations.buyer_id = v_me
      and conversations.buyer_sees
  ),
  sold as not materialized (
    select conversations.id, conversations.last_at
    from private.conversations
    where conversations.seller_id = v_me
      and conversations.seller_sees
  )
  select
    (select count(*) from bought) + (select count(*) from sold),
    array_agg(page.id order by page.last_at desc, page.id desc),
    array_agg(page.last_at order by page.last_at desc, page.id desc)
  into v_total, v_ids, v_last_at
  from (
    (
      select bought.id, bought.last_at
      from bought
      where (bought.last_at, bought.id) < (v_after.at, v_after.id)
      order by bought.last_at desc, bought.id desc
      limit p_offset + p_limit + 1
    )
    union all
    (
      select sold.id, sold.last_at
      from sold
      where (sold.last_at, sold.id) < (v_after.at, v_after.id)
      order by sold.last_at desc, sold.id desc
      limit p_offset + p_limit + 1
    )
    order by last_at desc, id desc
    limit p_limit + 1
    offset p_offset
  ) as page;
  return private.list_page(
    private.conversation_records(v_ids[:p_limit], v_me), v_total, p_limit, p_offset)
    || jsonb_build_object(
      'unread_count', private.unread_messages(v_me),
      'next_cursor', case
        when cardinality(v_ids) > p_limit
        then private.next_cursor(v_last_at[p_limit], v_ids[p_limit])
      end);
end
$$;
