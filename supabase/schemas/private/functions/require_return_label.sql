-- Rejects a label if the return is not approved or has a number already, if the label was
-- cancelled, or if it costs more than the item. Before the booking the price of the outbound parcel
-- counts. Returns the label's shipment, if there is one.
create function private.require_return_label(p_order public.orders) returns private.shipments
language plpgsql stable
as $$
declare
  v_shipment constant private.shipments := private.shipment_of(p_order.id, 'return');
  v_price constant bigint := coalesce(v_shipment.charged, p_order.shipping_fee);
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'return_not_approved', jsonb_build_object('status', p_order.status));
  elsif exists (
    select
    from private.returns
    where returns.order_id = p_order.id
      and returns.tracking_number is not null)
  then
    perform private.raise_error('shipped_by_own_courier');
  elsif v_shipment.cancelled_at is not null then
    perform private.raise_error('courier_cancelled');
  elsif v_price > p_order.item_price then
    perform private.raise_error(
      'label_too_expensive',
      jsonb_build_object('price', v_price, 'item_price', p_order.item_price));
  end if;
  return v_shipment;
end
$$;
