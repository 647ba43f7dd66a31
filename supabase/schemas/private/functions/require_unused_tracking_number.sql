-- Rejects a number that another parcel has; the same parcel may have it already. A buyer may send
-- several items of a bundle back in one parcel.
create function private.require_unused_tracking_number(
  p_order_id uuid,
  p_tracking_number text,
  p_direction private.shipment_direction
) returns void
language plpgsql volatile
as $$
begin
  -- Locked until commit: of two parcels that get a number at once, one has it.
  perform pg_advisory_xact_lock(hashtextextended('tracking_number:' || p_tracking_number, 0));
  if exists (
      select
      from public.orders
      where orders.tracking_number = p_tracking_number
        and (orders.purchase_id <> private.purchase_of(p_order_id) or p_direction = 'return'))
    or exists (
      select
      from private.returns
      where returns.tracking_number = p_tracking_number
        and (
          private.purchase_of(returns.order_id) <> private.purchase_of(p_order_id)
          or p_direction = 'outbound'))
    or exists (
      select
      from private.shipments
      where shipments.waybill = p_tracking_number
        and (
          private.purchase_of(shipments.order_id) <> private.purchase_of(p_order_id)
          or shipments.direction <> p_direction))
  then
    perform private.raise_error('tracking_number_taken');
  end if;
end
$$;
