create function private.record_waybill(
  p_order public.orders,
  p_shipment private.shipments,
  p_update private.shipment_update
) returns void
language plpgsql volatile
as $$
begin
  if p_update.waybill is null or p_shipment.waybill is not null then
    return;
  end if;
  update private.shipments
  set waybill = p_update.waybill, updated_at = private.now()
  where id = p_shipment.id;
  if p_shipment.direction = 'outbound'
    and p_update.is_cancelled is not true
    and not private.is_booking_dropped(p_shipment)
  then
    perform private.set_tracking_number(p_order, p_update.waybill);
  end if;
end
$$;
