-- Returns whether the search for a booking at the provider may end. After booking_search_days staff
-- get a case. Then a rejection ends the search; without an answer it continues.
create function internal.end_booking_search(
  p_order_id uuid,
  p_direction private.shipment_direction,
  p_error text,
  p_is_rejected boolean
) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.lock_parcel(p_order_id, p_direction);
  v_shipment constant private.shipments := private.shipment_of(p_order_id, p_direction);
begin
  if not private.is_booking_undecided(v_shipment) then
    return true;
  elsif not private.is_booking_search_over(v_order, p_direction) then
    return false;
  end if;
  perform private.open_case(
    'booking_undecided',
    v_shipment.id::text,
    p_order_id,
    jsonb_build_object(
      'direction', p_direction,
      'reference_id', private.booking_reference(p_order_id, p_direction),
      'booking_started_at', internal.wire_time(v_shipment.booking_started_at),
      'reason', left(p_error, 1000)
    )
  );
  return p_is_rejected;
end
$$;
