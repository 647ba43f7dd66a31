create function private.begin_booking(
  p_order public.orders,
  p_direction private.shipment_direction
) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments := private.ensure_shipment(p_order, p_direction);
begin
  update private.shipments
  set booking_started_at = coalesce(booking_started_at, private.now())
  where id = v_shipment.id
  returning * into v_shipment;
  return v_shipment;
end
$$;
comment on function private.begin_booking(public.orders, private.shipment_direction) is
  'Marks the booking as started. Committed before the provider is called, so that a booking whose '
  'answer is lost is looked for.';
