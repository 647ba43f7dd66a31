create function api.orders_my(
  p_status text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_status constant public.order_status := p_status;
  v_ids uuid[];
  v_bought jsonb;
  v_sold jsonb;
  v_total_bought bigint;
  v_total_sold bigint;
begin
  -- Ids first, from the index alone, as the totals are.
  v_ids := array(
    select orders.id
    from public.orders
    where orders.buyer_id = v_caller.id
      and orders.state_version > 0
      and (v_status is null or orders.status = v_status)
    order by orders.created_at desc, orders.id desc
    limit p_limit
    offset p_offset);
  select jsonb_agg(private.order_record(orders, v_caller.id) order by page.position)
  into v_bought
  from unnest(v_ids) with ordinality as page (id, position)
  join public.orders on orders.id = page.id;
  v_ids := array(
    select orders.id
    from public.orders
    where orders.seller_id = v_caller.id
      and orders.state_version > 0
      and (v_status is null or orders.status = v_status)
    order by orders.created_at desc, orders.id desc
    limit p_limit
    offset p_offset);
  select jsonb_agg(private.order_record(orders, v_caller.id) order by page.position)
  into v_sold
  from unnest(v_ids) with ordinality as page (id, position)
  join public.orders on orders.id = page.id;
  select count(*) into v_total_bought
  from public.orders
  where orders.buyer_id = v_caller.id
    and orders.state_version > 0
    and (v_status is null or orders.status = v_status);
  select count(*) into v_total_sold
  from public.orders
  where orders.seller_id = v_caller.id
    and orders.state_version > 0
    and (v_status is null or orders.status = v_status);
  return jsonb_build_object(
    'as_buyer', coalesce(v_bought, '[]'),
    'as_seller', coalesce(v_sold, '[]'),
    'total_as_buyer', v_total_bought,
    'total_as_seller', v_total_sold,
    'limit', p_limit,
    'offset', p_offset);
end
$$;
