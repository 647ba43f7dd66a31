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
    perform private.raise_error(
      'CONFLICT', 'booking_never_requested', 'No courier was ever booked for this parcel.');
  elsif p_shipment.shipper_order_id is not null then
    perform private.raise_error(
      'CONFLICT', 'booking_known', 'The booking is known: what the provider says of it counts.'
    );
  elsif p_outcome = 'not_booked' and p_shipment.cancelled_at is not null then
    perform private.raise_error('CONFLICT', 'already_decided', 'This was decided before.');
  elsif not private.is_booking_search_over(p_order, p_shipment.direction) then
    perform private.raise_error(
      'CONFLICT', 'booking_search_lasts',
      format(
        'The provider is still being asked. Staff decide %s days after the order needs no courier '
          'any more.',
        private.setting('booking_search_days')),
      p_facts => jsonb_build_object('days', private.setting('booking_search_days')));
  elsif p_booked ? 'reference_id'
    and p_booked ->> 'reference_id'
      is distinct from private.booking_reference(p_order.id, p_shipment.direction)
  then
    perform private.raise_error(
      'CONFLICT', 'booking_of_other_parcel', 'That shipping order is about another parcel.');
  elsif exists (
    select
    from private.shipments
    where shipments.shipper_order_id = p_booked ->> 'id'
  ) then
    perform private.raise_error(
      'CONFLICT', 'booking_of_other_parcel', 'That shipping order belongs to another parcel.');
  end if;
end
$$;
comment on function private.check_booking_decision(
  public.orders, private.shipments, text, jsonb
) is
  'Raises CONFLICT unless staff may decide about this booking. p_booked is the shipping order that '
  'they found, without reference_id if the provider has forgotten it.';
