-- Rejects a number that another parcel has; the same parcel may have it already.
create function private.require_unused_tracking_number(
  p_order_id uuid,
  p_tracking_number text,
  p_direction private.shipment_direction
) returns void
language plpgsql stable
as $$
begin
  if exists (
      select
      from public.orders
      where orders.tracking_number = p_tracking_number
        and (orders.purchase_id <> private.purchase_of(p_order_id) or p_direction = 'return'))
    or exists (
      select
      from private.returns
      where returns.tracking_number = p_tracking_number
        and (returns.order_id <> p_order_id or p_direction = 'outbound'))
    or exists (
      select
      from private.shipments
      where shipments.waybill = p_tracking_number
        and (shipments.order_id <> p_order_id or shipments.direction <> p_direction))
  then
    perform private.raise_error('tracking_number_taken');
  end if;
end
$$;
