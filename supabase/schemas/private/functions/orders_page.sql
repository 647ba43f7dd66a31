-- Orders of a buyer or seller as that party sees them, newest first.
create function private.orders_page(
  p_user_id uuid,
  p_party public.order_actor,
  p_status public.order_status,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_ids uuid[];
begin
  -- First the ids, from the index alone.
  if p_party = 'buyer' then
    v_ids := array(
      select orders.id
      from public.orders
      where orders.buyer_id = p_user_id
        and orders.state_version > 0
        and (p_status is null or orders.status = p_status)
      order by orders.created_at desc, orders.id desc
      limit p_limit
      offset p_offset);
  else
    v_ids := array(
      select orders.id
      from public.orders
      where orders.seller_id = p_user_id
        and orders.state_version > 0
        and (p_status is null or orders.status = p_status)
      order by orders.created_at desc, orders.id desc
      limit p_limit
      offset p_offset);
  end if;
  return to_jsonb(array(
    select private.order_record(orders, p_user_id)
    from unnest(v_ids) with ordinality as page (id, position)
    join public.orders on orders.id = page.id
    order by page.position));
end
$$;
