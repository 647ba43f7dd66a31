create function private.record_waybill(
  p_order public.orders,
  p_shipment private.shipments,
  p_waybill text
) returns void
language plpgsql volatile
as $$
begin
  if p_waybill is null or p_shipment.waybill is not null then
    return;
  end if;
  update private.shipments
  set waybill = p_waybill, updated_at = private.now()
  where id = p_shipment.id;
  if p_shipment.direction = 'outbound' then
    perform private.set_tracking_number(p_order, p_waybill);
  end if;
end
$$;
