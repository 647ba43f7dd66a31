create function private.quoted_courier(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'origin_postal_code', origins.postal_code,
      'destination_postal_code', destinations.postal_code,
      'item_name', parcel.item_name,
      'item_value', parcel.item_value,
      'weight_grams', parcel.weight_grams,
      'courier_code', p_order.courier_code,
      'courier_service_code', p_order.courier_service_code,
      'price', parcel.shipping_fee)
    from private.parcel_of(p_order) as parcel
    cross join private.order_addresses as origins
    join private.order_addresses as destinations
      on destinations.order_id = origins.order_id
      and destinations.party = 'buyer'
    where origins.order_id = p_order.id
      and origins.party = 'seller'
  );
end
$$;
