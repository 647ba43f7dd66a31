create function private.record_refund(p_order public.orders, p_amount bigint) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update public.orders
  set refunded_at = private.now(), refunded_amount = p_amount
  where id = p_order.id;
  perform private.notify(
    p_order.buyer_id,
    'order:' || p_order.id || ':refunded',
    'payment.refunded',
    'payment',
    jsonb_build_object(
      'order_id', p_order.id,
      'reference', p_order.reference,
      'amount', p_amount));
end
$$;
comment on function private.record_refund(public.orders, bigint) is
  'Writes the amount on the order and notifies the buyer; the money has been posted before.';
