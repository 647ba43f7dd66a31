create function private.check_booking_decision(
  p_order public.orders,
  p_shipment private.shipments,
  p_outcome text,
  p_booked jsonb
) returns void
language plpgsql stable
as $$
begin
  if p_shipment.booking_started_at is null then
    perform private.raise_error('booking_never_requested');
  elsif p_shipment.shipper_order_id is not null then
    perform private.raise_error('booking_known');
  elsif p_outcome = 'not_booked' and p_shipment.cancelled_at is not null then
    perform private.raise_error('already_decided');
  elsif not private.is_booking_search_over(p_order, p_shipment.direction) then
    perform private.raise_error(
      'booking_search_lasts', jsonb_build_object('days', private.setting('booking_search_days')));
  elsif p_booked ? 'reference_id'
    and p_booked ->> 'reference_id'
      is distinct from private.booking_reference(p_order.id, p_shipment.direction)
  then
    perform private.raise_error('booking_of_other_parcel');
  elsif exists (
    select
    from private.shipments
    where shipments.shipper_order_id = p_booked ->> 'id'
  ) then
    perform private.raise_error('booking_of_other_parcel');
  end if;
end
$$;
