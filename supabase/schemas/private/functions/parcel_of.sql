-- The items in a parcel: all items of a bundle on the way out, one item on the way back.
create function private.parcel_of(
  p_order public.orders,
  p_direction private.shipment_direction default 'outbound',
  out item_name text,
  out item_value bigint,
  out weight_grams bigint,
  out shipping_fee bigint
) returns record
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
begin
  if p_order.bundle_id is null then
    item_name := p_order.listing_title;
    item_value := p_order.item_price;
    weight_grams := p_order.weight_grams;
    shipping_fee := p_order.shipping_fee;
    return;
  end if;
  select
    p_order.listing_title || case when count(*) > 1 then ' +' || count(*) - 1 else '' end,
    sum(orders.item_price)::bigint,
    sum(orders.weight_grams),
    sum(orders.shipping_fee)::bigint
  into parcel_of.item_name, parcel_of.item_value, parcel_of.weight_grams, parcel_of.shipping_fee
  from public.orders
  where orders.purchase_id = p_order.purchase_id
    and (p_direction = 'outbound' or orders.id = p_order.id);
end
$$;
