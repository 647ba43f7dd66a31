-- The content of the label, and its path in the bucket labels once it is rendered.
create function api.shipping_label(
  p_order text,
  p_direction text,
  p_audit jsonb default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_is_return constant boolean := p_direction = 'return';
  v_sender constant text := case when v_is_return then 'buyer' else 'seller' end;
  v_held private.held_order;
  v_order public.orders;
  v_shipment private.shipments;
  v_parcel record;
begin
  if v_is_return then
    v_held := private.hold_order(p_order, 'buyer', 'seller', 'staff');
  else
    v_held := private.hold_order(p_order, 'seller', 'staff');
  end if;
  v_order := v_held.locked;
  if v_held.actor = 'staff' then
    if private.has_own_trade(v_held.staff, v_order.buyer_id, v_order.seller_id) then
      perform private.raise_error('wrong_party');
    end if;
    if p_audit ->> 'reason' is null then
      perform private.raise_error('action_reason_required');
    end if;
    perform private.audit_read(
      v_held.staff, p_audit, 'order', v_order.id::text,
      '{"read": ["label"]}', v_order.buyer_id, v_order.seller_id);
  end if;
  v_order := private.lock_parcel(v_order.id, p_direction::private.shipment_direction);
  v_shipment := private.shipment_of(
    case when v_is_return then v_order.id else v_order.purchase_id end,
    p_direction::private.shipment_direction);
  if v_shipment.waybill is null then
    perform private.raise_error('no_tracking_number', jsonb_build_object('status', v_order.status));
  elsif v_shipment.cancelled_at is not null
    or v_shipment.direction is distinct from (
      select statuses.parcel
      from private.order_statuses as statuses
      where statuses.status = v_order.status)
    or (not v_is_return and v_order.own_courier_code is not null)
  then
    perform private.raise_error('nothing_to_ship', jsonb_build_object('status', v_order.status));
  end if;
  v_parcel := private.parcel_of(v_order, v_shipment.direction);
  return jsonb_build_object(
    'shipment_id', v_shipment.id,
    'path', v_shipment.label_path,
    'label', jsonb_build_object(
      'reference', v_order.reference,
      'waybill', v_shipment.waybill,
      'is_return', v_is_return,
      'courier_code', v_shipment.courier_code,
      'courier_service_code', v_shipment.courier_service_code,
      'item', v_parcel.item_name,
      'weight_grams', v_parcel.weight_grams
    ) || (
      select jsonb_object_agg(
        case addresses.party::text when v_sender then 'sender' else 'recipient' end,
        private.recipient_record(addresses, false))
      from private.order_addresses as addresses
      where addresses.order_id = v_order.id
    )
  );
end
$$;
