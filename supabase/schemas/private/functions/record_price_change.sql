create function private.record_price_change(
  p_order public.orders,
  p_shipment private.shipments,
  p_price bigint
) returns void
language plpgsql volatile
as $$
declare
  v_shipment private.shipments;
begin
  if p_price is null or p_price = p_shipment.price or p_shipment.cancelled_at is not null then
    return;
  end if;
  update private.shipments
  set price = p_price,
      price_version = price_version + 1,
      updated_at = private.now()
  where id = p_shipment.id
  returning * into v_shipment;
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || '_price:' || v_shipment.price_version,
    'shipping',
    format('Courier for %s: %s instead of %s', p_order.reference, p_price, p_shipment.price),
    p_order.id,
    array[
      private.ledger_line('courier_balance', p_price - p_shipment.price),
      private.ledger_line('courier_adjustments', p_shipment.price - p_price)]);
  perform private.open_dear_courier_case(v_shipment);
end
$$;
