-- p_shipment: the booking as the provider has it. A booking that appears later can still be
-- recorded.
create function api.admin_shipments_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_shipment jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order public.orders;
  v_before private.shipments;
  v_after private.shipments;
begin
  v_order := private.lock_order((
    select shipments.order_id from private.shipments where shipments.id = p_id));
  if v_order.id is null then
    perform private.raise_error('parcel_not_found');
  end if;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  -- Read under the order's lock: the provider's answer may have come meanwhile.
  select shipments.* into v_before from private.shipments where shipments.id = p_id;
  if v_before.booking_started_at is null then
    perform private.raise_error('booking_never_requested');
  elsif v_before.shipper_order_id is not null then
    perform private.raise_error('booking_known');
  elsif p_outcome = 'not_booked' and v_before.cancelled_at is not null then
    perform private.raise_error('already_decided');
  elsif not private.is_booking_search_over(
    private.lock_parcel(v_order.id, v_before.direction), v_before.direction)
  then
    perform private.raise_error(
      'booking_search_lasts', jsonb_build_object('days', private.setting('booking_search_days')));
  elsif p_shipment ? 'reference_id'
    and p_shipment ->> 'reference_id'
      is distinct from private.booking_reference(v_order.id, v_before.direction)
  then
    perform private.raise_error('booking_of_other_parcel');
  elsif exists (
    select
    from private.shipments
    where shipments.shipper_order_id = p_shipment ->> 'id'
  ) then
    perform private.raise_error('booking_of_other_parcel');
  end if;

  if p_outcome = 'booked' then
    perform internal.record_booking(v_order.id, v_before.direction, p_shipment);
  else
    update private.shipments
    set cancelled_at = private.now(), updated_at = private.now()
    where id = p_id;
    perform private.refund_unspent_shipping(orders.id)
    from public.orders
    where orders.purchase_id = v_order.id;
  end if;
  perform private.end_case('booking_undecided', p_id::text);
  select shipments.* into v_after from private.shipments where shipments.id = p_id;
  perform private.audit(
    v_staff, p_audit, 'shipment', p_id::text,
    private.shipment_record(v_before, v_order),
    private.shipment_record(v_after, v_order) || jsonb_build_object(
      'outcome', p_outcome,
      'evidence', p_evidence
    )
  );
  return private.shipment_record(v_after, v_order);
end
$$;
