create function private.shipment_of(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns private.shipments
language plpgsql stable
as $$
declare
  v_shipment private.shipments;
begin
  select shipments.* into v_shipment
  from private.shipments
  where shipments.order_id = p_order_id
    and shipments.direction = p_direction;
  return v_shipment;
end
$$;
