-- The orders with items in a parcel, and the share of p_amount that each bears: in proportion to
-- the prices, like their shipping fees.
create function private.parcel_shares(
  p_shipment private.shipments,
  p_amount bigint
) returns table (payer public.orders, share bigint)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select
    orders,
    (private.shares(p_amount, array_agg(orders.item_price) over parcel))[row_number() over parcel]
  from public.orders
  where orders.id = p_shipment.order_id
    or p_shipment.direction = 'outbound' and orders.purchase_id = p_shipment.order_id
  window parcel as (
    order by orders.id <> orders.purchase_id, orders.id
    rows between unbounded preceding and unbounded following);
end
$$;
