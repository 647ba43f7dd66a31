create function private.quoted_courier(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'origin_postal_code', origins.postal_code,
      'destination_postal_code', destinations.postal_code,
      'item_name', p_order.listing_title,
      'item_value', p_order.item_price,
      'weight_grams', p_order.weight_grams,
      'courier_code', p_order.courier_code,
      'courier_service_code', p_order.courier_service_code,
      'price', p_order.shipping_fee)
    from private.order_addresses as origins
    join private.order_addresses as destinations
      on destinations.order_id = origins.order_id
      and destinations.party = 'buyer'
    where origins.order_id = p_order.id
      and origins.party = 'seller'
  );
end
$$;
