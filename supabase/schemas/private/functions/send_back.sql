-- Notifies the parties once. A parcel that is back at the sender cancels the order; otherwise staff
-- decide, in a dispute where the carrier had said that it was delivered. A return that nobody has
-- sent is none: the buyer has nothing to send.
create function private.send_back(
  p_order_id uuid,
  p_parcel text,
  p_status text
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_was_scanned_before constant boolean := exists (
    select
    from private.shipment_events as events
    join private.shipments on shipments.id = events.shipment_id
    join private.shipping_statuses as statuses on statuses.status = events.status
    where shipments.order_id = v_order.purchase_id
      and shipments.direction = 'outbound'
      and events.parcel = p_parcel
      and statuses.moves_to is not null
      and events.status <> 'returned');
begin
  -- The parcel may have turned round again, or it was never on its way.
  if v_order.status not in ('SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED')
    or v_order.status = 'RETURN_APPROVED' and private.lapse_return_objection(v_order) is not null
    or not private.is_scanned(p_order_id, 'outbound')
    or private.sent_back_objection(v_order) is not null
  then
    return;
  end if;
  if v_order.status <> 'SHIPPED' then
    perform private.move_order(v_order, 'DISPUTED', 'provider', p_reason => p_status);
    return;
  end if;
  if p_status = 'returned'
    and v_was_scanned_before
    and not private.is_frozen(v_order, 'CANCELLED')
  then
    perform private.move_order(v_order, 'CANCELLED', 'provider', p_reason => p_status);
    return;
  end if;
  perform private.notify_all(
    array[v_order.buyer_id, v_order.seller_id],
    'order:' || v_order.purchase_id || ':' || p_parcel,
    'order.parcel_returning',
    private.order_facts(v_order) || private.bundle_facts(v_order));
end
$$;
