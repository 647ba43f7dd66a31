create function private.record_price_change(
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
    private.courier_transfer_key((now.payer).id, p_shipment.direction)
      || '_price:' || v_shipment.price_version,
    'shipping',
    format('Courier for %s: %s instead of %s', (now.payer).reference, now.share, before.share),
    (now.payer).id,
    array[
      private.ledger_line('courier_balance', now.share - before.share),
      private.ledger_line('courier_adjustments', before.share - now.share)])
  from private.parcel_shares(p_shipment, p_price) as now
  join private.parcel_shares(p_shipment, p_shipment.price) as before
    on (before.payer).id = (now.payer).id
  where now.share <> before.share;
  perform private.open_dear_courier_case(v_shipment)
  where not private.is_booking_dropped(v_shipment);
end
$$;
