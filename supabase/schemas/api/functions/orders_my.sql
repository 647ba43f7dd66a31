create function api.orders_my(
  p_limit integer,
  p_offset integer,
  p_status text default null
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me constant uuid := (private.caller()).id;
  v_status constant public.order_status := p_status;
  v_total_bought bigint;
  v_total_sold bigint;
begin
  select count(*) into v_total_bought
  from public.orders
  where orders.buyer_id = v_me
    and orders.state_version > 0
    and (v_status is null or orders.status = v_status);
  select count(*) into v_total_sold
  from public.orders
  where orders.seller_id = v_me
    and orders.state_version > 0
    and (v_status is null or orders.status = v_status);
  return jsonb_build_object(
    'as_buyer', private.orders_page(v_me, 'buyer', v_status, p_limit, p_offset),
    'as_seller', private.orders_page(v_me, 'seller', v_status, p_limit, p_offset),
    'total_as_buyer', v_total_bought,
    'total_as_seller', v_total_sold,
    'limit', p_limit,
    'offset', p_offset);
end
$$;
