-- Stores the shipping order that the provider created (private.booked_shipment) and posts its
-- price. Only the first call does; later calls return false, and another shipping order opens a
-- case.
create function internal.record_booking(
  p_order_id uuid,
  p_direction private.shipment_direction,
  p_shipment jsonb
) returns boolean
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_booked private.booked_shipment :=
    jsonb_populate_record(null::private.booked_shipment, p_shipment);
  v_order public.orders := private.lock_parcel(p_order_id, p_direction);
  v_shipment private.shipments;
  v_expected_status public.order_status;
  v_is_needed boolean;
begin
  update private.shipments
  set
    shipper_order_id = v_booked.id,
    tracking_id = v_booked.tracking_id,
    price = v_booked.price,
    charged = case direction
      when 'outbound' then (private.parcel_of(v_order)).shipping_fee
      else v_booked.price
    end,
    status = v_booked.status,
    booked_status = v_booked.status,
    label_address = v_booked.label_address,
    waybill = coalesce(waybill, v_booked.waybill),
    -- Staff may have decided that no booking existed.
    cancelled_at = null,
    updated_at = private.now()
  where order_id = p_order_id
    and direction = p_direction
    and shipper_order_id is null
  returning * into v_shipment;
  if v_shipment.id is null then
    -- Staff may have named another shipping order while the provider was asked.
    perform private.open_case(
      'courier_not_cancelled',
      v_booked.id,
      p_order_id,
      jsonb_build_object(
        'shipper_order_id', v_booked.id,
        'price', v_booked.price,
        'reason', 'The parcel has the shipping order ' || shipments.shipper_order_id || ' too.'))
    from private.shipments
    where shipments.order_id = p_order_id
      and shipments.direction = p_direction
      and shipments.shipper_order_id <> v_booked.id;
    return false;
  end if;
  v_expected_status :=
    case v_shipment.direction when 'outbound' then 'READY_TO_SHIP' else 'RETURN_APPROVED' end;
  -- The order may have moved on during the booking. The label of a return may cost more than the
  -- item, or be unneeded.
  v_is_needed := v_order.status = v_expected_status
    and (
      v_shipment.direction = 'outbound'
      or v_shipment.charged <= v_order.item_price
        and not exists (
          select
          from private.returns
          where returns.order_id = p_order_id
            and returns.tracking_number is not null));
  if not v_is_needed then
    perform private.enqueue_courier_cancellation(v_shipment);
  -- A callback may have brought another waybill before: the first waybill stays.
  elsif v_shipment.direction = 'outbound' and v_shipment.waybill = v_booked.waybill then
    perform private.set_tracking_number(v_order, v_booked.waybill);
  end if;
  perform private.post_courier_cost(v_order, v_shipment, 1);
  if v_is_needed then
    perform private.open_dear_courier_case(v_shipment);
  end if;
  return true;
end
$$;
